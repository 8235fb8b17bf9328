import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadLanguage } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

await loadLanguage(settings.lang);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js");
}
