/** Anchor inside the disclosure of share links; a jump to it opens the disclosure. */
export const shareId = 'share';
