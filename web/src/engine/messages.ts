/** The messages between a page and the worker of its engine. */

import type { Answers, Fault, Request, ThinkCommand } from "./protocol";

export type ToWorker =
  /** The URL of the module; the first message. */
  | { load: string }
  | { id: number; ask: Request }
  /** Start a job; with a record, load it first. */
  | { id: number; think: Request<ThinkCommand>; record?: string }
  /** End the job with this id. */
  | { stop: number };

export type FromWorker =
  | { id: number; answer: unknown }
  | { id: number; part: Answers[ThinkCommand] }
  /** The job ended because of a stop. */
  | { id: number; stopped: true }
  | { id: number; error: Fault };
