/** Splits a text into parts. Every second part is a URL. */
export const partsOf = (text: string): string[] => text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/g);

/** Returns the URLs in a text, without duplicates. */
export const linksIn = (text: string): string[] => [...new Set(partsOf(text).filter((_, n) => n % 2 === 1))];
