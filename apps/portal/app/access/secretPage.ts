/** For pages whose address or content opens something: kept nowhere, and told to no other site. */
export const secretPage = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
