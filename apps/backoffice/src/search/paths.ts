/** Where staff search. */
export const searchAddress = '/search';
