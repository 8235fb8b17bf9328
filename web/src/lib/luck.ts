/**
 * This browser's part in fair luck. It reads the server's commitment before its own number leaves, keeps
 * both, and compares them with what the server publishes at the end. `docs/fair-luck.md` says what that
 * proves.
 */

import type { Fairness } from "../gen/protocol";
import { luckyNumber } from "./api";

/** What this browser knew before its number left. */
export interface KeptLuck {
  table: string;
  commitment: string;
  /** The numbers by seat. */
  numbers: Record<number, string>;
}

/**
 * `kept`: the server kept its promise. `early`: the secret is not published yet. `none`: this browser
 * contributed nothing. `cannot`: the browser cannot hash on an unencrypted page.
 */
export type LuckVerdict =
  "kept" | "early" | "none" | "cannot" | "other-commitment" | "other-secret" | "other-number";

const KEY = "mirabilia.luck";
/** The most tables that are remembered. */
const MOST = 200;

function all(): KeptLuck[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptLuck[];
  } catch {
    return [];
  }
}

/** What this browser contributed at a table. */
export const keptLuck = (table: string): KeptLuck | null =>
  all().find((kept) => kept.table === table) ?? null;

function keep(table: string, commitment: string, seat: number, number: string): void {
  const before = keptLuck(table);
  // The first commitment counts: a server must not replace it.
  const kept = before ?? { table, commitment, numbers: {} };
  const now = { ...kept, numbers: { ...kept.numbers, [seat]: number } };
  const others = all().filter((other) => other.table !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([now, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing can be compared at the end.
  }
}

/**
 * Contributes a number for a seat. The commitment must have been read: without one, no number leaves.
 * What was sent is kept if the server took it.
 */
export async function contribute<T>(
  table: string,
  commitment: string | undefined,
  seat: number,
  send: (number: string | null) => Promise<T | null>,
): Promise<T | null> {
  if (!commitment) return send(null);
  const number = luckyNumber();
  const taken = await send(number);
  if (taken !== null) keep(table, commitment, seat, number);
  return taken;
}

async function sha256(hex: string): Promise<string | null> {
  // Only pages over HTTPS or on this machine can hash.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compares what the server publishes with what this browser kept. */
export async function checkLuck(table: string, fairness: Fairness): Promise<LuckVerdict> {
  const kept = keptLuck(table);
  if (!kept) return "none";
  if (kept.commitment !== fairness.commitment) return "other-commitment";
  const published = new Map(fairness.numbers);
  const sent = Object.entries(kept.numbers);
  const differs = sent.some(([seat, number]) => published.get(Number(seat)) !== number);
  // Before the game starts, no number is published.
  if (fairness.numbers.length > 0 && differs) return "other-number";
  if (!fairness.secret) return "early";
  if (differs) return "other-number";
  const hash = await sha256(fairness.secret);
  if (hash === null) return "cannot";
  return hash === kept.commitment ? "kept" : "other-secret";
}
