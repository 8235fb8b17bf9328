import { mount } from "svelte";
import "../../app.css";
import Look from "./Look.svelte";
import Sheet from "./Sheet.svelte";

// For example ?theme=dark&only=cards&pick=blue; ?only=look shows the examples of docs/look.md.
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.documentElement.dataset.motion = "less";
const target = document.getElementById("app")!;
if (asked.get("only") === "look") mount(Look, { target });
else
  mount(Sheet, { target, props: { only: asked.get("only") ?? "", pick: asked.get("pick") ?? "" } });
