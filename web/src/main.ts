/** Entry point. Applies the user's settings before the first paint. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadLanguage } from "./lib/i18n.svelte";
import { route } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { dress } from "./shell/html";
import { loadPage, placeOf } from "./shell/pages";
import { register } from "./shell/update.svelte";

dress(settings);
// Loads the page in parallel with the messages. `App` requests it again and reports failures.
loadPage(placeOf(route.path).page).catch(() => {});
await loadLanguage(settings.lang);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void register();
