const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns valid JSON for a script element. No string in it can end the element or start a comment. */
export const jsonText = (data: object): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] as string);
