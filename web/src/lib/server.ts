/** Tables at the server. */

import { api, Refused } from "./api";
import { SocketConnection } from "./socket";
import type { ReviewNews, TableSource } from "./source";

/** Intervals for polling the progress of a review, in milliseconds. */
const POLL = 1500;
const BUSY = 5000;
/** Codes of refusals that may pass. */
const PASSING = ["server/", "review/none", "request/too-many", "offline"];

export function atServer(id: string): TableSource {
  return {
    id,
    here: false,
    path: ["t", id],
    reviewPath: ["review", id],
    connect: () => new SocketConnection(id),
    look: () => api.look(id),
    moment: (step, seat) => api.tableMoment(id, step, seat),
    boards: () => api.tableBoards(id),
    record: () => api.record(id),
    game: () => api.game(id),
    finishedMoment: (step, seat) => api.moment(id, step, seat),
    review: (receive) => followReview(id, receive),
  };
}

/** Requests a review, and polls until it is done. */
function followReview(id: string, receive: (news: ReviewNews) => void): () => void {
  let stopped = false;
  let entered = false;
  let requested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<number | null> {
    try {
      // A user who follows a link needs a key first.
      if (!entered) await api.enter();
      entered = true;
      const answer = await (requested ? api.review(id) : api.askReview(id));
      requested = true;
      if (stopped) return null;
      const complete = "decisions" in answer;
      receive(complete ? { report: answer } : { progress: answer });
      return complete ? null : POLL;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      // A restarted server has lost the request.
      if (refused.code === "review/none") requested = false;
      if (!stopped) receive({ trouble: refused });
      return PASSING.some((code) => refused.code.startsWith(code)) ? BUSY : null;
    }
  }

  async function follow(): Promise<void> {
    const wait = await ask();
    if (wait !== null && !stopped) timer = setTimeout(() => void follow(), wait);
  }

  void follow();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
