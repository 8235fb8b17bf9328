/** All messages of Swedish, in one chunk. */
const files = import.meta.glob<string>("../../../../locales/sv/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
