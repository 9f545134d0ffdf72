/** Where staff search. */
export const searchAddress = '/search';

/** A profile by its key, member or not; of one channel alone where it is given. */
export const profileAddress = (key: string, channel?: string): string =>
  `/search/creator-profile/${key}${channel ? `/${channel}` : ''}`;

/** Side by side, in this order. */
export const compareAddress = (keys: readonly string[]): string =>
  `/search/compare?${new URLSearchParams(keys.map((key) => ['who', key]))}`;
