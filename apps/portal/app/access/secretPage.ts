/**
 * Headers of a page whose address or content contains a secret: not cached, not sent as a referrer to other
 * sites. Without any referrer (`no-referrer`), browsers send `Origin: null` with a form that is submitted
 * without scripts, which Remix refuses.
 */
export const secretPage = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
