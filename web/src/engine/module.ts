/** The WebAssembly module: one engine and one table with synchronous requests. `crates/wasm/README.md` describes its
 * interface. */

import type { LocalReply, LocalRequest } from "../gen/protocol";
import { EngineError, type Answers, type Command, type Fault, type Requests } from "./protocol";

interface Exports {
  memory: WebAssembly.Memory;
  /** Allocates a request and returns its address. */
  request(length: number): number;
  /** Answers a request to the engine and returns the length of the answer. */
  answer(): number;
  /** The same for the local table. */
  table(): number;
  answer_at(): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A random seed of 32 bytes from the platform. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Module {
  readonly #exports: Exports;
  readonly #last: { panic: string };

  private constructor(exports: Exports, last: { panic: string }) {
    this.#exports = exports;
    this.#last = last;
  }

  /** Loads an engine without a game from the bytes of the module, or from a response with them. */
  static async load(source: BufferSource | Response | Promise<Response>): Promise<Module> {
    const whole = await source;
    const bytes = whole instanceof Response ? await whole.arrayBuffer() : whole;
    const last = { panic: "" };
    let exports: Exports | null = null;
    const { instance } = await WebAssembly.instantiate(bytes, {
      mirabilia: {
        now: () => performance.now(),
        panicked: (at: number, length: number) => {
          last.panic = decoder.decode(new Uint8Array(exports!.memory.buffer, at, length));
        },
      },
    });
    exports = instance.exports as unknown as Exports;
    return new Module(exports, last);
  }

  /** Answers one line of JSON with one line of JSON. */
  answer(request: string): string {
    return this.#call("answer", request);
  }

  /** Answers a request to the local table. */
  table(request: LocalRequest): LocalReply {
    return JSON.parse(this.#call("table", JSON.stringify(request))) as LocalReply;
  }

  #call(name: "answer" | "table", request: string): string {
    const { memory, request: room, answer_at: answerAt } = this.#exports;
    const bytes = encoder.encode(request);
    try {
      const at = room(bytes.length);
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      const length = this.#exports[name]();
      // The memory may have grown, which replaces its buffer.
      return decoder.decode(new Uint8Array(memory.buffer, answerAt(), length));
    } catch (trap) {
      const message = this.#last.panic || String(trap);
      throw new EngineError({ code: "engine/broken", message });
    }
  }

  /** Answers a request. Throws an `EngineError` if the engine refuses it. */
  ask<C extends Command>(request: { do: C } & Requests[C]): Answers[C] {
    let said = this.#said<C>(request);
    // The module cannot create random seeds itself.
    if ("error" in said && said.error.code === "engine/no-luck") {
      said = this.#said<C>({ ...request, seed: freshSeed() });
    }
    if ("error" in said) throw new EngineError(said.error);
    return said;
  }

  #said<C extends Command>(request: object): Answers[C] | { error: Fault } {
    return JSON.parse(this.answer(JSON.stringify(request))) as Answers[C] | { error: Fault };
  }
}
