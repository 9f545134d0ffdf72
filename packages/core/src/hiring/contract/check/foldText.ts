/** A text without case, accents, hidden characters and line breaks, and where each character came from. */
interface Folded {
  readonly text: string;
  /** Start and end in the original, in UTF-16 units, of each unit of `text`. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Typographic quotes and dashes, which phones write by themselves. */
const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** Accents, variation selectors, soft hyphens and characters of no width. */
const HIDDEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const foldCharacter = (character: string): string => {
  const decomposed = character.normalize('NFKD').replace(HIDDEN, '').toLowerCase();
  return [...decomposed].map((one) => plain[one] ?? one).join('');
};

/** Folds a text for comparison. White space of any length becomes one space. */
function foldText(original: string): Folded {
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
  return { text, starts, ends };
}

/** True if two texts differ only in what `foldText` removes. */
export const isSameText = (one: string, other: string): boolean =>
  foldText(one).text.trim() === foldText(other).text.trim();

/** A place in the original text. `end` is exclusive. */
export interface Place {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}_]/u;
const isWord = (character: string | undefined): boolean => character !== undefined && WORD.test(character);

/** Returns the code point before or after a unit; undefined at the edge of the text. */
const before = (text: string, at: number): string | undefined =>
  [...text.slice(Math.max(0, at - 2), at)].at(-1);
const after = (text: string, at: number): string | undefined => [...text.slice(at, at + 2)][0];

/** Says whether a text that follows a match makes it part of something longer, such as `.br` of an address. */
export type Continues = (rest: string) => boolean;

/**
 * Returns where a phrase occurs as whole words. A phrase that begins or ends with a sign, such as `#publi`,
 * has no word to continue on that side of the sign.
 */
export function placesOf(phrase: string, original: string, continues: Continues = () => false): Place[] {
  const wanted = foldText(phrase).text.trim();
  if (wanted === '') return [];
  const { text, starts, ends } = foldText(original);
  const opens = isWord(after(wanted, 0)) || /^[#@]/.test(wanted);
  const closes = isWord(before(wanted, wanted.length));
  const places: Place[] = [];
  let from = text.indexOf(wanted);
  while (from >= 0) {
    const to = from + wanted.length;
    const inside = (opens && isWord(before(text, from))) || (closes && isWord(after(text, to)));
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
