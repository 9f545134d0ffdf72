/** Denser than the portal: staff live in these tables. */
export const type = { text: 13, small: 12 };
