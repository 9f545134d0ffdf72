import { describe, expect, it } from 'vitest';
import { emptyQuery, searchQuery } from '../query';
import { excluding } from './excludingSentences';
import { english, knownWrong, tricky } from './moreSentences';
import { type Example, portuguese } from './sentences';
import { understand, withoutSentence, withSentence } from './understand';

const named = (examples: readonly Example[]) =>
  examples.map(([sentence, filters, unread = []]) => ({ sentence, read: { words: [], filters, unread } }));
const right = named([...portuguese, ...english, ...tricky, ...excluding]);
const wrong = named(knownWrong);

/** Reads a sentence, and lists everything that was not understood, as the page does. */
const reported = (sentence: string) => {
  const { withheld, unread, ...read } = understand(sentence);
  return { ...read, unread: [...unread, ...withheld] };
};

describe('a sentence of a brief', () => {
  it.each(right)('is understood: $sentence', ({ sentence, read }) => {
    expect(reported(sentence)).toEqual(read);
  });

  it.each(wrong)('is still misread: $sentence', ({ sentence, read }) => {
    expect(reported(sentence)).not.toEqual(read);
  });

  it('leaves prices unread for staff who may not see them', () => {
    expect(understand('moda, R$ 500 por post, 10 mil seguidores, até 2k', { prices: false })).toEqual({
      words: [],
      filters: { skills: ['fashion'], followersFrom: 10_000, followersTo: null },
      unread: ['R$ 500', 'até 2k'],
      withheld: [],
    });
  });

  it('is understood in nine of ten cases', () => {
    const all = right.length + wrong.length;
    expect(all).toBeGreaterThanOrEqual(50);
    expect(right.length / all).toBeGreaterThanOrEqual(0.9);
  });

  it.each([...right, ...wrong])('becomes a valid search: $sentence', ({ sentence }) => {
    const { query } = withSentence(emptyQuery, sentence);
    expect(searchQuery.parse(query)).toEqual(query);
  });

  it('keeps names in quotes and handles as words, and looks for hashtags in captions', () => {
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
    expect(understand(sentence).filters).toEqual({ skills: ['fashion'], city: 'Curitiba' });
  });

  it.each(['', '   ', '???', '1e9', '𝕳𝖊𝖑𝖑𝖔', '999999999999999999999 seguidores'])(
    'is read without an error: %j',
    (sentence) => {
      const { query } = withSentence(emptyQuery, sentence);
      expect(searchQuery.safeParse(query).success).toBe(true);
    },
  );
});

describe('a search that gets a sentence', () => {
  it('keeps other filters and replaces the same ones', () => {
    const before = {
      ...emptyQuery,
      text: 'moda',
      state: 'SP',
      city: 'Santos',
      verified: true,
      followersFrom: 9,
      followersTo: 99,
    };
    expect(withSentence(before, 'skincare em Recife acima de 10 mil seguidores')).toEqual({
      query: {
        ...emptyQuery,
        verified: true,
        skills: ['skincare'],
        city: 'Recife',
        followersFrom: 10_000,
        followersTo: null,
      },
      unread: [],
      withheld: [],
    });
  });

  it('removes the filters of an earlier sentence unless they were changed since', () => {
    const fromSentence = { ...emptyQuery, priceTo: 3_000, skills: ['cars' as const], state: 'SP' };
    const query = { ...fromSentence, state: 'PE', verified: true, text: 'moda' };
    expect(withoutSentence(query, fromSentence)).toEqual({
      ...emptyQuery,
      state: 'PE',
      verified: true,
      text: 'moda',
    });
    expect(withoutSentence(query, emptyQuery)).toEqual(query);
  });

  it('searches a sentence without filters as words', () => {
    expect(withSentence(emptyQuery, 'Ana Beatriz Souza')).toEqual({
      query: { ...emptyQuery, text: 'Ana Beatriz Souza' },
      unread: [],
      withheld: [],
    });
    expect(withSentence(emptyQuery, 'Não Salvo').query.text).toBe('Não Salvo');
  });

  it.each(['nada de moda', 'creators do Nordeste', 'not fashion'])(
    'never searches %j as words',
    (sentence) => {
      const { query, withheld } = withSentence(emptyQuery, sentence);
      expect(query).toEqual(emptyQuery);
      expect(withheld).toHaveLength(1);
    },
  );
});
