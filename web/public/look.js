// Sets light or dark before the first paint; `src/shell/html.ts` applies all settings later.
(function () {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("mirabilia.settings") || "{}").theme;
  } catch {
    // Without storage the page follows the system's colour scheme.
  }
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
})();
