import { describe, expect, it } from 'vitest';
import { emptyQuery, searchQuery } from '../query';
import { excluding } from './excludingSentences';
import { english, knownWrong, tricky } from './moreSentences';
import { people, searched } from './peopleSentences';
import { planning } from './planningSentences';
import { type Example, portuguese } from './sentences';
import { understand } from './understand';
import { withSentence } from './withSentence';

const named = (examples: readonly Example[]) =>
  examples.map(([sentence, filters, unread = [], words = []]) => ({
    sentence,
    read: { words, filters, unread },
  }));
const right = named([
  ...portuguese,
  ...english,
  ...tricky,
  ...excluding,
  ...planning,
  ...people,
  ...searched,
]);
const wrong = named(knownWrong);

/** Reads a sentence, and lists everything that was not understood, as the page does. */
const reported = (sentence: string) => {
  const { withheld, unread, approximations: _, ...read } = understand(sentence);
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
      approximations: [],
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
      approximations: [],
    });
  });

  it.each([
    ['mulheres de 30 a 40 anos', '30 a 40 anos', { ages: ['25-34', '35-44'] }],
    ['público de 20 a 30 anos', '20 a 30 anos', { audienceAges: ['18-24', '25-34'] }],
    ['50+', '50+', { ages: ['45-54', '55-64', '65-'] }],
    ['público geração Z', 'geração Z', { audienceAges: ['18-24'] }],
    ['ativos nos últimos 60 dias', 'ativos nos últimos 60 dias', { activeWithin: 90 }],
    [
      'cerca de 50 mil seguidores',
      'cerca de 50 mil seguidores',
      { followersFrom: 35_000, followersTo: 65_000 },
    ],
  ])('reports what it approximates: %s', (sentence, written, filters) => {
    expect(understand(sentence).approximations).toEqual([{ written, filters }]);
  });

  it.each(['mulheres de 25 a 34 anos', 'até 34 anos', 'acima de 35 anos', 'ativos nos últimos 30 dias'])(
    'reports no approximation if a filter fits exactly: %s',
    (sentence) => expect(understand(sentence).approximations).toEqual([]),
  );

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

  it('searches for a sentence without filters as words', () => {
    expect(withSentence(emptyQuery, 'Ana Beatriz Souza')).toEqual({
      query: { ...emptyQuery, text: 'Ana Beatriz Souza' },
      unread: [],
      withheld: [],
    });
    expect(withSentence(emptyQuery, 'Não Salvo').query.text).toBe('Não Salvo');
  });

  it.each([
    ['quero pessoas veganas', 'veganas', []],
    ['nutricionistas veganas em São Paulo', 'veganas', []],
    ['creators', '', []],
    ['receitas sem glúten', 'sem glúten', []],
    ['3 churrasqueiros no RS', 'churrasqueiros', ['3']],
  ])('searches for words that are no filter: %s', (sentence, text, unread) => {
    const read = withSentence(emptyQuery, sentence);
    expect([read.query.text, read.unread]).toEqual([text, unread]);
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
