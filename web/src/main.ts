/** The beginning: what the owner likes is on the page before anything is painted. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadLanguage } from "./lib/i18n.svelte";
import { route } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { dress } from "./shell/html";
import { loadPage, placeOf } from "./shell/pages";

dress(settings);
// The page comes while its words come. What goes wrong with it is told by the page that asks again.
loadPage(placeOf(route.path).page).catch(() => {});
await loadLanguage(settings.lang);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js");
}
