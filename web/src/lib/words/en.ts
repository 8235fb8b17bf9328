/** All messages of English, in one chunk. */
const files = import.meta.glob<string>("../../../../locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
