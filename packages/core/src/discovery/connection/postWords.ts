import { findPhrase, foldText, type Place, spellingsOf } from '../../kit';
import type { WordList } from '../../people';

/** Words of one list that a caption contains. */
interface WordsFound {
  readonly list: keyof WordList;
  readonly word: string;
  readonly places: readonly Place[];
}

/**
 * A post with words of a brand's lists. A match is not a verdict: a member of the brand should read the post.
 */
export interface PostWithWords<Post> {
  readonly post: Post;
  readonly found: readonly WordsFound[];
}

const lists = ['unwantedWords', 'competitors'] as const satisfies readonly (keyof WordList)[];

/**
 * Returns the posts whose captions contain words of a brand's lists, in the given order of posts. Words are
 * compared as in the check of drafts: as whole words, ignoring case, accents and line breaks; competitors
 * also as tags and mentions.
 */
export function postsWithWords<Post extends { readonly caption: string }>(
  wordList: WordList,
  posts: readonly Post[],
): PostWithWords<Post>[] {
  return posts.flatMap((post) => {
    const caption = foldText(post.caption);
    const found = lists.flatMap((list) =>
      wordList[list].flatMap((word): WordsFound[] => {
        const spellings = list === 'competitors' ? spellingsOf(word) : [word];
        const places = spellings.flatMap((spelling) => findPhrase(spelling, caption));
        return places.length > 0 ? [{ list, word, places }] : [];
      }),
    );
    return found.length > 0 ? [{ post, found }] : [];
  });
}

/** Returns the part of a caption around the first of the given places, and the places within that part. */
export function excerptOf(caption: string, places: readonly Place[], around = 80) {
  const sorted = places.toSorted((a, b) => a.start - b.start);
  const [first] = sorted;
  if (!first) return { text: '', marks: [] };
  const from = Math.min(first.start, cutBefore(caption, first.start - around));
  const to = Math.max(first.end, cutAfter(caption, first.end + around));
  const marks = sorted.filter(({ start, end }) => start >= from && end <= to);
  const lead = from > 0 ? '…' : '';
  return {
    text: `${lead}${caption.slice(from, to)}${to < caption.length ? '…' : ''}`,
    marks: marks.map(({ start, end }) => ({
      start: start - from + lead.length,
      end: end - from + lead.length,
    })),
  };
}

/** Returns the start of the first whole word at or after a position. */
const cutBefore = (text: string, at: number): number =>
  at <= 0 ? 0 : at + (/\s/.exec(text.slice(at))?.index ?? -1) + 1;

/** Returns the end of the last whole word before a position. */
function cutAfter(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const end = text.slice(0, at).search(/\s\S*$/);
  return end > 0 ? end : at;
}
