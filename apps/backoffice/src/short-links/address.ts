/** A short link as people are given it. */
export const shortAddress = (slug: string): string => `${window.location.origin}/s/${slug}`;
