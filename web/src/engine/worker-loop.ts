/** The loop of the worker: answers requests, and runs jobs in slices with messages in between. */

import type { FromWorker, ToWorker } from "./messages";
import type { Module } from "./module";
import { EngineError, type Answers, type Request, type ThinkCommand } from "./protocol";

/** The length of a slice in milliseconds. A stop takes effect after it. */
export const SLICE = 25;
/** The interval between updates to the page, in milliseconds. */
const UPDATE_INTERVAL = 100;

type Post = (message: FromWorker) => void;

export class WorkerLoop {
  #module: Promise<Module> | null = null;
  /** The id of the running job; null after a stop. */
  #job: number | null = null;

  constructor(
    private readonly load: (url: string) => Promise<Module>,
    private readonly post: Post,
    /** Resolves after pending messages were handled. */
    private readonly pause: () => Promise<void>,
  ) {}

  handle(message: ToWorker): void {
    if ("load" in message) {
      this.#module = this.load(message.load);
      // Each request reports the failure.
      this.#module.catch(() => {});
    } else if ("stop" in message) {
      if (this.#job === message.stop) this.#job = null;
    } else {
      if ("think" in message) this.#job = message.id;
      void this.#answer(message);
    }
  }

  async #answer(message: Exclude<ToWorker, { load: string } | { stop: number }>): Promise<void> {
    const { id } = message;
    try {
      const module = await this.#loaded();
      if ("ask" in message) {
        this.post({ id, answer: module.ask(message.ask) });
      } else {
        await this.#run(module, id, message.think, message.record);
      }
    } catch (error) {
      const fault =
        error instanceof EngineError
          ? error.fault
          : { code: "engine/broken", message: String(error) };
      this.post({ id, error: fault });
    }
  }

  async #loaded(): Promise<Module> {
    if (!this.#module)
      throw new EngineError({ code: "engine/missing", message: "no module was loaded" });
    try {
      return await this.#module;
    } catch (error) {
      throw new EngineError({ code: "engine/missing", message: String(error) });
    }
  }

  async #run(
    module: Module,
    id: number,
    request: Request<ThinkCommand>,
    record: string | undefined,
  ): Promise<void> {
    let updated = performance.now();
    let said: Answers[ThinkCommand] | null = null;
    while (this.#job === id && !said?.done) {
      if (said) {
        said = module.ask({ do: "more" });
      } else {
        if (record !== undefined) module.ask({ do: "load", text: record });
        said = module.ask({ ...request, slice_ms: SLICE });
      }
      // Each decision is in one slice only, so slices with decisions are always sent.
      const news = "decisions" in said && said.decisions!.length > 0;
      if (!said.done && (news || performance.now() - updated >= UPDATE_INTERVAL)) {
        this.post({ id, part: said });
        updated = performance.now();
      }
      if (!said.done) await this.pause();
    }
    if (said?.done) {
      this.post({ id, answer: said });
    } else {
      module.ask({ do: "stop" });
      this.post({ id, stopped: true });
    }
  }
}
