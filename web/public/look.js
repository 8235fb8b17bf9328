// Light or dark before anything is painted; `src/shell/html.ts` says the rest once it is loaded.
(function () {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("mirabilia.settings") || "{}").theme;
  } catch {
    // A browser that keeps nothing follows its system.
  }
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
})();
