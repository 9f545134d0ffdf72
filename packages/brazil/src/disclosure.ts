/** About how many characters of a caption the platforms show before "see more", at least. */
export const FIRST_VIEW_CHARACTERS = 125;

const MARK = /(?<![\p{L}\p{N}_])#(?:publicidade|publi)(?![\p{L}\p{M}\p{N}_])/giu;

/** Disclosure of paid content in a caption. */
export interface Disclosure {
  /** The tag as written, `#publi` or `#publicidade` in any case. */
  readonly mark: string;
  /** Position of its first character, counted in code points. */
  readonly at: number;
  /** True if the whole tag is shown without "see more". */
  readonly atFirstView: boolean;
}

/**
 * Returns the first disclosure tag of a caption, or undefined. CONAR's guide, in force since 2026-06-01,
 * requires disclosure at first view, so only `atFirstView` complies (so does the platform's own tool, which
 * leaves no trace in the caption).
 */
export function findDisclosure(caption: string): Disclosure | undefined {
  const [match] = caption.matchAll(MARK);
  if (!match) return undefined;
  const at = [...caption.slice(0, match.index)].length;
  const [mark] = match;
  return { mark, at, atFirstView: at + mark.length <= FIRST_VIEW_CHARACTERS };
}
