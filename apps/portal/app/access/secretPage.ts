/** Headers of a page whose address or content contains a secret: not cached, not sent as a referrer. */
export const secretPage = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
