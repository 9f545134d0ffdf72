import { describe, expect, it } from 'vitest';
import { excerptOf, postsWithWords } from './postWords';

const post = (id: number, caption: string) => ({ id, caption });
/** Returns each word found, as `id list word @ text, text`. */
const find = (list: { unwantedWords?: string[]; competitors?: string[] }, ...captions: string[]) =>
  postsWithWords(
    { unwantedWords: [], competitors: [], ...list },
    captions.map((caption, n) => post(n + 1, caption)),
  ).flatMap(({ post: { id }, found }) =>
    found.map(
      ({ list: name, word, places }) =>
        `${id} ${name} ${word} @ ${places.map(({ text }) => text).join(', ')}`,
    ),
  );

describe('search for listed words in posts', () => {
  it.each<[string, string[], string, string[]]>([
    ['whole words', ['aposta'], 'Apostas e aposta', ['1 unwantedWords aposta @ aposta']],
    [
      'a different case and accents',
      ['cerveja', 'ácido'],
      'CERVEJA com acido',
      ['1 unwantedWords cerveja @ CERVEJA', '1 unwantedWords ácido @ acido'],
    ],
    [
      'phrases over a line break',
      ['perda de peso'],
      'perda\nde peso',
      ['1 unwantedWords perda de peso @ perda\nde peso'],
    ],
    ['hashtags', ['#bet'], 'Hoje tem #bet e #bets', ['1 unwantedWords #bet @ #bet']],
    ['a hidden character', ['cassino'], 'cas\u200bsino', ['1 unwantedWords cassino @ cas\u200bsino']],
    ['nothing for an empty list', [], 'aposta', []],
    ['nothing in an empty caption', ['aposta'], '', []],
  ])('finds %s', (_, unwantedWords, caption, expected) => {
    expect(find({ unwantedWords }, caption)).toEqual(expected);
  });

  it.each([
    ['Testei Rosa Viva', 'Rosa Viva'],
    ['Testei #rosaviva', '#rosaviva'],
    ['Com @RosaViva', '@RosaViva'],
  ])('finds a competitor in “%s”', (caption, text) => {
    expect(find({ competitors: ['Rosa Viva'] }, caption)).toEqual([`1 competitors Rosa Viva @ ${text}`]);
  });

  it('returns only posts with a listed word, in their original order', () => {
    const words = { unwantedWords: ['aposta'], competitors: ['Lírio'] };
    expect(find(words, 'aposta', 'Bom dia', 'lirio, uma aposta')).toEqual([
      '1 unwantedWords aposta @ aposta',
      '3 unwantedWords aposta @ aposta',
      '3 competitors Lírio @ lirio',
    ]);
  });
});

describe('an excerpt of a post around a word', () => {
  const excerpt = (caption: string, word: string) => {
    const [found] = postsWithWords({ unwantedWords: [word], competitors: [] }, [post(1, caption)]);
    const { text, marks } = excerptOf(caption, found?.found.flatMap(({ places }) => places) ?? [], 12);
    return [text, ...marks.map(({ start, end }) => text.slice(start, end))];
  };

  it.each([
    ['aposta', ['aposta', 'aposta']],
    ['Uma aposta de hoje', ['Uma aposta de hoje', 'aposta']],
    [
      'Depois de um dia longo uma aposta para quem gosta de arriscar',
      ['…longo uma aposta para quem…', 'aposta'],
    ],
    ['aposta, outra aposta', ['aposta, outra…', 'aposta']],
    ['#sorte#ganhe#agora#aposta fim', ['…aposta fim', 'aposta']],
    ['Hoje aposta#sorte#ganhe#agora', ['Hoje aposta…', 'aposta']],
  ])('shows whole words around the first occurrence in “%s”', (caption, expected) => {
    expect(excerpt(caption, 'aposta')).toEqual(expected);
  });

  it('is empty if the word does not occur', () => {
    expect(excerptOf('Bom dia', [])).toEqual({ text: '', marks: [] });
  });
});
