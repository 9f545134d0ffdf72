/** A text in parts: every other one, from the second on, is an address of the web. */
export const partsOf = (text: string): string[] => text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/g);

/** The addresses in a text, each once. */
export const linksIn = (text: string): string[] => [...new Set(partsOf(text).filter((_, n) => n % 2 === 1))];
