/** All messages of Finnish, in one chunk. */
const files = import.meta.glob<string>("../../../../locales/fi/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
