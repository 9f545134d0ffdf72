/** Denser than the portal, as staff work in these tables. */
export const type = { text: 13, small: 12 };
