/** The messages of Finnish in one chunk, without those of later.ts. */
const files = import.meta.glob<string>(
  ["../../../../locales/fi/*.ftl", "!../../../../locales/fi/{learn,files,score,review,stats}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

export default Object.values(files);
