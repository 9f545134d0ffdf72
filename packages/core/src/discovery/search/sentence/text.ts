/** Replaces text that a rule has read (`take`). */
export const TAKEN = '\uFFFC';

/** Returns the text in lower case without accents, with each character at its original position. */
export const plain = (text: string): string =>
  text.replace(/[^\0-\x7f]|[A-Z]/g, (character) => {
    const bare = character.normalize('NFD').charAt(0).toLowerCase();
    return bare.length === 1 ? bare : character;
  });

/**
 * A sentence from which rules read parts, one after the other. Text that no rule has read was not understood.
 */
export class Sentence {
  readonly written: string;
  /** The sentence in lower case without accents, in which text that was read is replaced with `TAKEN`. */
  rest: string;

  constructor(text: string) {
    this.written = text.normalize('NFC');
    this.rest = plain(this.written);
  }

  /** Marks each match of a pattern as read, unless `read` returns false for it. */
  take(pattern: string, read: (match: RegExpExecArray) => boolean | undefined): void {
    for (const match of this.rest.matchAll(new RegExp(pattern, 'g'))) {
      if (read(match) !== false) this.mark(match.index, match[0].length);
    }
  }

  mark(from: number, length: number): void {
    this.rest = this.rest.slice(0, from) + TAKEN.repeat(length) + this.rest.slice(from + length);
  }

  /** Returns the text of a match as the user wrote it. */
  asWritten({ index, 0: { length } }: RegExpExecArray): string {
    return this.written.slice(index, index + length);
  }

  /** Returns the text that no rule has read. Adjacent words form one part. */
  unread(): string[] {
    const parts = this.rest.matchAll(
      /[\p{L}\p{N}@#$€£%+][^\s,;:!?()"“”/\uFFFC]*(?: +[\p{L}\p{N}@#$€£%+][^\s,;:!?()"“”/\uFFFC]*)*/gu,
    );
    return [...parts].map((part) => this.asWritten(part).replace(/[.]+$/, '')).filter(Boolean);
  }
}

/** Returns a pattern for one of these terms as a whole word, the longest first. */
export const oneOf = (terms: readonly string[]): string =>
  `(?<![\\w@#$])(?:${[...terms].sort((a, b) => b.length - a.length).join('|')})(?![\\w])`;
