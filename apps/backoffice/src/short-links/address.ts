/** Returns the public URL of a short link. */
export const shortAddress = (slug: string): string => `${window.location.origin}/s/${slug}`;
