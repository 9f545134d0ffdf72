/** Approximate minimum number of characters of a caption that platforms show before "see more". */
export const FIRST_VIEW_CHARACTERS = 125;

const MARK = /(?<![\p{L}\p{N}_])#(?:publicidade|publi)(?![\p{L}\p{M}\p{N}_])/giu;

/** The ad disclosure in a caption. */
export interface Disclosure {
  /** The tag as written, `#publi` or `#publicidade` in any case. */
  readonly mark: string;
  /** Position of the tag's first character, counted in code points. */
  readonly at: number;
  /** True if the whole tag is visible without "see more". */
  readonly atFirstView: boolean;
}

/**
 * Returns the first ad disclosure tag in a caption; undefined if there is none. CONAR's guide, in force since
 * 2026-06-01, requires the tag to be visible at first view, so only a tag with `atFirstView` complies. A
 * platform's own label for paid content complies too, but leaves no trace in the caption.
 */
export function findDisclosure(caption: string): Disclosure | undefined {
  const [match] = caption.matchAll(MARK);
  if (!match) return undefined;
  const at = [...caption.slice(0, match.index)].length;
  const [mark] = match;
  return { mark, at, atFirstView: at + mark.length <= FIRST_VIEW_CHARACTERS };
}
