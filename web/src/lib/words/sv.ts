/** The messages of Swedish in one chunk, without those of later.ts. */
const files = import.meta.glob<string>(
  ["../../../../locales/sv/*.ftl", "!../../../../locales/sv/{learn,files,score,review,stats}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
