/** Number of characters of a caption that platforms show at least before "see more", approximately. */
export const FIRST_VIEW_CHARACTERS = 125;

const MARK = /(?<![\p{L}\p{N}_])#(?:publicidade|publi)(?![\p{L}\p{M}\p{N}_])/giu;

/** The mark for paid content in a caption. */
export interface Disclosure {
  /** The tag as written, `#publi` or `#publicidade` in any case. */
  readonly mark: string;
  /** Position of its first character, counted in code points. */
  readonly at: number;
  /** True if the whole tag is visible without "see more". */
  readonly atFirstView: boolean;
}

/**
 * Returns the first tag that marks paid content in a caption; undefined if there is none. CONAR's guide, in
 * force since 2026-06-01, requires it at first view, so only `atFirstView` complies. A platform's own marking
 * tool complies too, but leaves no trace in the caption.
 */
export function findDisclosure(caption: string): Disclosure | undefined {
  const [match] = caption.matchAll(MARK);
  if (!match) return undefined;
  const at = [...caption.slice(0, match.index)].length;
  const [mark] = match;
  return { mark, at, atFirstView: at + mark.length <= FIRST_VIEW_CHARACTERS };
}
