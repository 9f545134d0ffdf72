/**
 * A text without case, accents, hidden characters and line breaks, with the original position of each
 * character.
 */
export interface Folded {
  readonly original: string;
  readonly text: string;
  /** Start in `original` of each UTF-16 unit of `text`. */
  readonly starts: readonly number[];
  /** End in `original` of each UTF-16 unit of `text`. */
  readonly ends: readonly number[];
}

/** Plain characters for typographic quotes and dashes, which phones insert automatically. */
const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** Matches accents, variation selectors, soft hyphens and zero-width characters. */
const HIDDEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const foldCharacter = (character: string): string => {
  if (character < '\u0080') return character.toLowerCase();
  const decomposed = character.normalize('NFKD').replace(HIDDEN, '').toLowerCase();
  return [...decomposed].map((one) => plain[one] ?? one).join('');
};

/** Folds a text for comparison. White space of any length becomes one space. */
export function foldText(original: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    const folded = /\s/u.test(character) ? ' ' : foldCharacter(character);
    const repeated = folded === ' ' && text.endsWith(' ');
    if (folded === '' || repeated) {
      if (ends.length > 0) ends[ends.length - 1] = end;
    } else {
      for (let unit = 0; unit < folded.length; unit++) {
        starts.push(at);
        ends.push(end);
      }
      text += folded;
    }
    at = end;
  }
  return { original, text, starts, ends };
}

/** True if two texts are equal after `foldText`. */
export const isSameText = (one: string, other: string): boolean =>
  foldText(one).text.trim() === foldText(other).text.trim();

/** A part of the original text, from `start` to before `end`. */
export interface Place {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}_]/u;
const isWord = (character: string | undefined): boolean => character !== undefined && WORD.test(character);

/** Returns the code point before or after a position; undefined at the edge of the text. */
const codePointBefore = (text: string, at: number): string | undefined =>
  [...text.slice(Math.max(0, at - 2), at)].at(-1);
const codePointAfter = (text: string, at: number): string | undefined => [...text.slice(at, at + 2)][0];

/**
 * Returns true if the text after a match makes the match part of something longer, such as `.br` in a URL.
 */
export type Continues = (rest: string) => boolean;

/**
 * Returns the places at which a phrase occurs as whole words. If the phrase begins or ends with a punctuation
 * mark, any character may be next to that mark. A phrase that starts with `#` or `@` still needs a word
 * boundary before it.
 */
export function findPhrase(
  phrase: string,
  within: string | Folded,
  continues: Continues = () => false,
): Place[] {
  const wanted = foldText(phrase).text.trim();
  if (wanted === '') return [];
  const { original, text, starts, ends } = typeof within === 'string' ? foldText(within) : within;
  const opens = isWord(codePointAfter(wanted, 0)) || /^[#@]/.test(wanted);
  const closes = isWord(codePointBefore(wanted, wanted.length));
  const places: Place[] = [];
  let from = text.indexOf(wanted);
  while (from >= 0) {
    const to = from + wanted.length;
    const inside =
      (opens && isWord(codePointBefore(text, from))) || (closes && isWord(codePointAfter(text, to)));
    if (inside || continues(text.slice(to))) {
      from = text.indexOf(wanted, from + 1);
    } else {
      const start = starts[from] ?? 0;
      const end = ends[to - 1] ?? original.length;
      places.push({ text: original.slice(start, end), start, end });
      from = text.indexOf(wanted, to);
    }
  }
  return places;
}

/**
 * Returns the spellings of a name: the name itself and, if it has several words, the joined words as a
 * hashtag and as a mention. `O Boticário` is also spelled `#OBoticário` and `@OBoticário`.
 */
export function spellingsOf(name: string): string[] {
  const joined = name.replace(/[\s'’.-]+/g, '');
  return joined === name || joined.length < 4 ? [name] : [name, `#${joined}`, `@${joined}`];
}
