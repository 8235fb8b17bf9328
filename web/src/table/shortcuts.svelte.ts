/** Is the list of shortcuts open? It can open over every page. */

export const keyList = $state({ open: false });
