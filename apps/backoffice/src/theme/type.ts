/** Text sizes in px, smaller than in the portal, since staff work in dense tables. */
export const type = { text: 13, small: 12 };
