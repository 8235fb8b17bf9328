/** Is the list of keys open? It lies over every page. */

export const keyList = $state({ open: false });
