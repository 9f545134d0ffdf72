/** Tests send more in a minute than a program may; only those of the limit itself keep to it. */
export const boundless = { ELENCO_REST_CALLS: '1000000' };
