/** Where staff search, and what it finds. */
export const searchAddress = '/search';
export const profileAddress = (key: string): string => `/search/creator-profile/${key}`;
