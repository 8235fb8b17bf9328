/**
 * Shows the moments of the fixtures in the frame of a table, without a server: for screenshots,
 * measurements and tests of the layout. Not part of the pages that are served.
 *
 * `stage.html?game=duel&moment=card`; also `lang`, `theme`, `labels`, `names` (long names),
 * `undo` (a request to take back), `then` (a second moment, shown when `next()` is called).
 */

import { mount } from "svelte";
import type { AnyPicture, GameKind } from "../../gen/games";
import type { Ending, Play, SeatView, Snapshot } from "../../gen/protocol";
import "../../app.css";
import { toast } from "../../lib/announce.svelte";
import { loadLanguage } from "../../lib/i18n.svelte";
import { settings, type Lang } from "../../lib/settings.svelte";
import type { Receiver, TableSource } from "../../lib/source";
import type { Moment } from "../../lib/testing/moment";
import { dress } from "../../shell/html";
import { Session } from "../session.svelte";
import Stage from "./Stage.svelte";
import { SETTINGS } from "./socket";

type Moments = Record<string, Moment<AnyPicture>>;
const FIXTURES: Record<GameKind, () => Promise<{ moments: unknown }>> = {
  wonders: () => import("../../wonders/fixture/moments"),
  duel: () => import("../../duel/fixture/moments"),
  dice: () => import("../../dice/fixture/moments"),
};

const asked = new URLSearchParams(location.search);
const game = (asked.get("game") ?? "duel") as GameKind;
const NAMES = ["Ada", "Bo", "Cia", "Dag", "Eeva", "Fia", "Gus"];

interface City {
  seat: number;
  total: number;
  points: Record<string, number>;
}
interface Any {
  cities: City[];
  to_move: number | number[] | null;
  end?: string | null;
  pawn?: number;
}

/** `over` of Duel as a supremacy: the fixture itself ended by points. */
function find(moments: Moments, name: string): Moment<AnyPicture> {
  const [base, end] = name.split("~") as [string, string | undefined];
  const found = moments[base];
  if (!found) throw new Error(`no moment ${base}; there are ${Object.keys(moments).join(", ")}`);
  if (!end) return found;
  const picture = { ...found.picture, end, ...(end === "military" ? { pawn: 9 } : {}) };
  return { ...found, picture: picture as AnyPicture };
}

function endingOf(picture: Any): Ending | null {
  if (!picture.end) return null;
  const scores = picture.cities.map(({ seat, total, points }) => ({ seat, total, by: points }));
  const best = Math.max(...scores.map((score) => score.total));
  const winners =
    picture.end === "points"
      ? scores.filter((score) => score.total === best).map((score) => score.seat)
      : [0];
  return { end: picture.end, winners, scores } as unknown as Ending;
}

function snapshot(moment: Moment<AnyPicture>): Snapshot {
  const picture = moment.picture as unknown as Any;
  const seat = moment.seat ?? 0;
  const waiting = [picture.to_move].flat().filter((one): one is number => one !== null);
  const view: SeatView = {
    seat,
    picture: moment.picture,
    legal: moment.legal,
    offers: moment.offers,
    prompt: moment.prompt,
    free_undo: false,
  } as SeatView;
  const ending = endingOf(picture);
  const undo = asked.has("undo") ? { seat: (seat + 1) % 2, waiting: [seat] } : null;
  const play = { steps: moment.step, waiting, chosen: [], views: [view], ending, undo };
  const person = (name: string, at: number) => ({
    holder:
      at === seat || undo ? { is: "person" as const, name } : { is: "bot" as const, bot: "normal" },
    here: true,
    stand_in: false,
    left: false,
    host: at === seat,
  });
  return {
    seq: moment.step,
    table: {
      table: "4h8k2m9q0rst",
      game,
      status: ending ? "finished" : "playing",
      seats: picture.cities.map((city, at) => person(NAMES[city.seat]!, at)),
      options: {},
      stand_in_boards: false,
      settings: SETTINGS,
      watching: 0,
      opened_at: 0,
    },
    you: { seats: [seat], host: true },
    play: play as unknown as Play,
    fairness: { commitment: "630d", numbers: [] },
    log: Array.from({ length: Math.min(moment.step, 40) }, (_, at) => `deal age ${at}`),
    told: Array.from({ length: Math.min(moment.step, 40) }, () => moment.prompt.ask),
    chat: [],
    now: Date.now(),
  } as unknown as Snapshot;
}

async function start() {
  const lang = (asked.get("lang") ?? "en") as Lang;
  await loadLanguage(lang);
  Object.assign(settings, {
    lang,
    theme: asked.get("theme") ?? "light",
    labels: asked.has("labels"),
  });
  // As a new user finds it.
  settings.panel = asked.has("panel") || null;
  if (asked.get("still")) settings.motion = "less";
  dress(settings);
  const { moments } = (await FIXTURES[game]()) as { moments: Moments };
  const first = find(moments, asked.get("moment") ?? Object.keys(moments)[0]!);

  let receiver: Receiver | undefined;
  const tell = (moment: Moment<AnyPicture>) =>
    receiver?.onmessage({ is: "table", ...snapshot(moment) });
  const never = () => Promise.reject(new Error("the stage has no server"));
  const source: TableSource = {
    id: "4h8k2m9q0rst",
    here: true,
    path: ["t", "4h8k2m9q0rst"],
    reviewPath: ["review", "4h8k2m9q0rst"],
    connect: () => ({
      open(to) {
        receiver = to;
        to.onstate("open");
        tell(first);
      },
      send: () => {},
      enter: () => Promise.resolve(),
      close: () => {},
    }),
    look: never,
    moment: never,
    boards: () => Promise.resolve(null),
    record: never,
    game: never,
    finishedMoment: never,
    review: () => () => {},
  };
  const session = new Session(source);
  await session.loadUi(game);
  Object.assign(window, {
    stage: { show: (name: string) => tell(find(moments, name)), toast, session },
  });
  mount(Stage, { target: document.getElementById("app")!, props: { session } });
}

void start();
