/** Path of the staff search. */
export const searchAddress = '/search';

/**
 * Path of a profile by its key. With `channel`, the path of the screen that shows only the figures of that
 * channel.
 */
export const profileAddress = (key: string, channel?: string): string =>
  `/search/creator-profile/${key}${channel ? `/${channel}` : ''}`;

/** Path of the comparison of these profiles, in this order. */
export const compareAddress = (keys: readonly string[]): string =>
  `/search/compare?${new URLSearchParams(keys.map((key) => ['who', key]))}`;
