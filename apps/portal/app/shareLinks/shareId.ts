/** Anchor inside the disclosure of share links; following a link to it opens the disclosure. */
export const shareId = 'share';
