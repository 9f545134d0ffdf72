const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON for the inside of a script element: no text in it, whoever wrote it, ends the element or begins a comment.
 * The escapes are JSON's own, so it reads the same.
 */
export const jsonText = (data: object): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] as string);
