/** About how much of a caption is shown before "see more" on the platforms that show least. */
const FIRST_VIEW_CHARACTERS = 125;

const MARK = /(?<![\p{L}\p{N}_])#(?:publicidade|publi)(?![\p{L}\p{M}\p{N}_])/giu;

/** Where a caption says that it is paid for. */
export interface Disclosure {
  /** The mark as written, `#publi` or `#publicidade` in any case. */
  readonly mark: string;
  /** Position of its first character, counted in characters as people see them (code points). */
  readonly at: number;
  /** Whether the whole mark stands before any "see more". */
  readonly atFirstView: boolean;
}

/**
 * The first mark of paid content in a caption, or undefined when it has none. CONAR's guide, in force since
 * 2026-06-01, wants identification at first view; only `atFirstView` satisfies it (the platform's own tool,
 * which also does, leaves no trace in the caption).
 */
export function findDisclosure(caption: string): Disclosure | undefined {
  const [match] = caption.matchAll(MARK);
  if (!match) return undefined;
  const at = [...caption.slice(0, match.index)].length;
  const [mark] = match;
  return { mark, at, atFirstView: at + mark.length <= FIRST_VIEW_CHARACTERS };
}
