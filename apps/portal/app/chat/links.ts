/** Splits a text into parts. Every second part is a web address. */
export const partsOf = (text: string): string[] => text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/g);

/** Returns the addresses in a text, without duplicates. */
export const linksIn = (text: string): string[] => [...new Set(partsOf(text).filter((_, n) => n % 2 === 1))];
