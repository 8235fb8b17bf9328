/** Why a request failed, at the server or in this browser. */

import type { Refusal, Snapshot } from "../gen/protocol";
import type { Told } from "../gen/tell";

/** What only happens at tables in this browser. */
export type HereCode = "here/elsewhere" | "here/no-store" | "here/no-engine";

/**
 * The server refused a request, or is unreachable: then the code is `offline`. Pages from a plain web
 * host have no server: `no-server`.
 */
export class Refused extends Error {
  constructor(
    readonly code: Refusal["code"] | HereCode | "offline" | "no-server",
    message: string,
    readonly now: Snapshot | null = null,
    /** The refusal of the rules, as a message. */
    readonly why: Told | null = null,
  ) {
    super(message);
  }
}
