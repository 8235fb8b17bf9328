// Plays a whole game against bots at a local table in the module of each game, by messages only, and
// loads it again from its events. Run by `cargo xtask wasm --check`.
//
//     node table.mjs PACKAGE FOLDER GAME...
//
// PACKAGE is the folder of the npm package, FOLDER that of the modules `mirabilia-GAME.wasm`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , folder, modules, ...games] = process.argv;
const { load } = await import(pathToFileURL(join(folder, "index.js")));
const thinking = { bot_ms: 1000, bot_iterations: 50, hint_iterations: 100, seed: 1 };

for (const game of games) {
  const bytes = readFileSync(join(modules, `mirabilia-${game}.wasm`));
  const module = await load(bytes);
  const log = [];
  let play = null;
  let now = 1_000_000;
  const ask = (request) => {
    const reply = module.table({ ...request, now });
    assert.equal(reply.error, undefined);
    log.push(...(reply.store ?? []));
    for (const message of reply.messages ?? []) {
      assert.equal(message.error, undefined);
      play = message.play ?? play;
    }
    return reply;
  };
  const seats = ["you", { bot: "hard" }, { bot: "easy" }].slice(0, game === "duel" ? 2 : 3);
  const secret = "5".repeat(64);
  const table = { game, seats };
  ask({ do: "open", table: "local", secret, name: "Ada", new: table, thinking });
  ask({ do: "connect" });
  let reply = ask({ do: "send", frame: JSON.stringify({ id: "start", do: "start" }) });
  for (let turn = 0; !play?.ending; ) {
    assert.ok(turn < 1000, "the game ends");
    if (reply.work) {
      reply = ask({ do: "work", slice_ms: 20 });
    } else if (reply.wake_at) {
      now = reply.wake_at;
      reply = ask({ do: "wake" });
    } else {
      const { legal } = play.views[0];
      const move = legal[turn % legal.length];
      const request = { id: String(++turn), do: "move", seat: 0, at: play.steps, move };
      reply = ask({ do: "send", frame: JSON.stringify(request) });
    }
  }
  const { record } = ask({ do: "record" });
  const again = await load(bytes);
  again.table({ do: "load", events: log, thinking, now });
  assert.equal(again.table({ do: "record" }).record, record);
  const other = games.find((name) => name !== game);
  const refused = again.table({ do: "open", table: "t", secret, name: "A", new: { ...table, game: other }, now });
  assert.equal(refused.error.code, "table/bad-setup");
  console.log(`${game}: a game of ${play.steps} steps in ${log.length} events`);
}
