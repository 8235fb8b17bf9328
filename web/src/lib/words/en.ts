/** The messages of English in one chunk, without those of later.ts. */
const files = import.meta.glob<string>(
  ["../../../../locales/en/*.ftl", "!../../../../locales/en/{learn,files,score,review,stats}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
