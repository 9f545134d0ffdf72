import { describe, expect, it } from 'vitest';
import { emptyQuery, searchQuery } from '../query';
import { excluding } from './excludingSentences';
import { english, knownWrong, tricky } from './moreSentences';
import { people } from './peopleSentences';
import { planning } from './planningSentences';
import { type Example, portuguese } from './sentences';
import { understand, withoutSentence, withSentence } from './understand';

const named = (examples: readonly Example[]) =>
  examples.map(([sentence, filters, unread = []]) => ({ sentence, read: { words: [], filters, unread } }));
const right = named([...portuguese, ...english, ...tricky, ...excluding, ...planning, ...people]);
const wrong = named(knownWrong);

/** Reads a sentence, and lists everything that was not understood, as the page does. */
const reported = (sentence: string) => {
  const { withheld, unread, ...read } = understand(sentence);
  return { ...read, unread: [...unread, ...withheld] };
};

describe('a search sentence', () => {
  it.each(right)('is understood: $sentence', ({ sentence, read }) => {
    expect(reported(sentence)).toEqual(read);
  });

  it.each(wrong)('is still misread: $sentence', ({ sentence, read }) => {
    expect(reported(sentence)).not.toEqual(read);
  });

  it('does not set price filters for staff who may not see prices', () => {
    expect(understand('moda, R$ 500 por post, 10 mil seguidores, até 2k', { prices: false })).toEqual({
      words: [],
      filters: { skills: ['fashion'], followersFrom: 10_000, followersTo: null },
      unread: ['R$ 500', 'até 2k'],
      withheld: [],
    });
  });

  it('is understood in nine of ten test cases', () => {
    const all = right.length + wrong.length;
    expect(all).toBeGreaterThanOrEqual(50);
    expect(right.length / all).toBeGreaterThanOrEqual(0.9);
  });

  it.each([...right, ...wrong])('becomes a valid search: $sentence', ({ sentence }) => {
    const { query } = withSentence(emptyQuery, sentence);
    expect(searchQuery.parse(query)).toEqual(query);
  });

  it('treats names in quotes and handles as words, and searches hashtags in captions', () => {
    expect(understand('"Nina Prado" ou @ana.costa de moda #publi')).toEqual({
      words: ['Nina Prado', '@ana.costa'],
      filters: { skills: ['fashion'], captions: '#publi' },
      unread: [],
      withheld: [],
    });
  });

  it.each([
    ['in capitals', 'CREATORS DE MODA EM CURITIBA'],
    ['without accents', 'creators de moda em curitiba'],
    ['with blanks', '  creators   de moda  em  Curitiba  '],
    ['with composed accents', 'Creators de moda em Curitiba'.normalize('NFD')],
  ])('is understood %s', (_, sentence) => {
    expect(understand(sentence).filters).toEqual({ skills: ['fashion'], cities: ['Curitiba'] });
  });

  it.each(['', '   ', '???', '1e9', '𝕳𝖊𝖑𝖑𝖔', '999999999999999999999 seguidores'])(
    'is parsed without an error: %j',
    (sentence) => {
      const { query } = withSentence(emptyQuery, sentence);
      expect(searchQuery.safeParse(query).success).toBe(true);
    },
  );
});

describe('applying a sentence to an existing search', () => {
  it('replaces only the filters that the sentence names', () => {
    const before = {
      ...emptyQuery,
      text: 'moda',
      states: ['SP'],
      cities: ['Santos'],
      verified: true,
      followersFrom: 9,
      followersTo: 99,
    };
    expect(withSentence(before, 'skincare em Recife acima de 10 mil seguidores')).toEqual({
      query: {
        ...emptyQuery,
        verified: true,
        skills: ['skincare'],
        cities: ['Recife'],
        followersFrom: 10_000,
        followersTo: null,
      },
      unread: [],
      withheld: [],
    });
  });

  it('removes the filters of an earlier sentence unless they were changed afterward', () => {
    const fromSentence = { ...emptyQuery, priceTo: 3_000, skills: ['cars' as const], states: ['SP'] };
    const query = { ...fromSentence, states: ['PE'], verified: true, text: 'moda' };
    expect(withoutSentence(query, fromSentence)).toEqual({
      ...emptyQuery,
      states: ['PE'],
      verified: true,
      text: 'moda',
    });
    expect(withoutSentence(query, emptyQuery)).toEqual(query);
  });

  it('searches for a sentence without filters as words', () => {
    expect(withSentence(emptyQuery, 'Ana Beatriz Souza')).toEqual({
      query: { ...emptyQuery, text: 'Ana Beatriz Souza' },
      unread: [],
      withheld: [],
    });
    expect(withSentence(emptyQuery, 'Não Salvo').query.text).toBe('Não Salvo');
  });

  it.each(['nada de moda', 'creators do interior', 'not fashion'])(
    'never searches %j as words',
    (sentence) => {
      const { query, withheld } = withSentence(emptyQuery, sentence);
      expect(query).toEqual(emptyQuery);
      expect(withheld).toHaveLength(1);
    },
  );
});
