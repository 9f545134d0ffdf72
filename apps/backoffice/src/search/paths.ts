/** Path of the staff search. */
export const searchAddress = '/search';

/**
 * Path of a profile by its key. With `channel`, the path of the screen that shows only that channel's
 * metrics.
 */
export const profileAddress = (key: string, channel?: string): string =>
  `/search/creator-profile/${key}${channel ? `/${channel}` : ''}`;

/** Path that compares the profiles, in the given order. */
export const compareAddress = (keys: readonly string[]): string =>
  `/search/compare?${new URLSearchParams(keys.map((key) => ['who', key]))}`;
