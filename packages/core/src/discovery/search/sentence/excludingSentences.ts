import type { Example } from './sentences';

const least = (followersFrom: number) => ({ followersFrom, followersTo: null });
const most = (priceTo: number) => ({ priceFrom: null, priceTo });

/** Sentences with negations, parts of a state, several places and thousands without a number. */
export const excluding: readonly Example[] = [
  ['skincare sem moda', { skills: ['skincare'] }, ['sem moda']],
  ['skincare, nada de moda', { skills: ['skincare'] }, ['nada de moda']],
  ['skincare exceto games', { skills: ['skincare'] }, ['exceto games']],
  ['skincare, not fashion', { skills: ['skincare'] }, ['not fashion']],
  ['skincare without games', { skills: ['skincare'] }, ['without games']],
  ['skincare, no games', { skills: ['skincare'] }, ['no games']],
  ["skincare creators who don't do fashion", { skills: ['skincare'] }, ["don't do fashion"]],
  [
    'skincare sem moda em Recife até R$ 3 mil',
    { skills: ['skincare'], cities: ['Recife'], ...most(300_000) },
    ['sem moda'],
  ],
  ['skincare sem moda, games e pets', { skills: ['skincare'] }, ['sem moda, games e pets']],
  ['skincare sem moda, em Recife', { skills: ['skincare'], cities: ['Recife'] }, ['sem moda']],
  ['nada de moda, mas skincare', { skills: ['skincare'] }, ['nada de moda']],
  ['moda fora de São Paulo', { skills: ['fashion'] }, ['fora de São Paulo']],
  [
    'moda sem creators com mais de 100 mil seguidores',
    { skills: ['fashion'] },
    ['sem creators com mais de 100 mil seguidores'],
  ],
  ['creators não-binários de moda', { genders: ['nonbinary'], skills: ['fashion'] }],
  ['skincare sem @ana.costa', { skills: ['skincare'] }, ['sem @ana.costa']],
  ['moda sem passar de R$ 2 mil', { skills: ['fashion'], ...most(200_000) }],
  ['moda no Centro-Oeste', { skills: ['fashion'], states: ['DF', 'GO', 'MS', 'MT'] }],
  ['moda no interior', { skills: ['fashion'] }, ['interior']],
  ['interior design creators', { skills: ['home_decor'] }],
  ['moda no interior de São Paulo', { skills: ['fashion'], states: ['SP'] }, ['interior']],
  ['moda no Rio Grande do Sul', { skills: ['fashion'], states: ['RS'] }],
  ['moda em São Paulo ou Salvador', { skills: ['fashion'], cities: ['Salvador', 'São Paulo'] }],
  ['moda em Recife ou Olinda', { skills: ['fashion'], cities: ['Olinda', 'Recife'] }],
  ['moda em Recife, Maceió e Natal', { skills: ['fashion'], cities: ['Maceió', 'Natal', 'Recife'] }],
  ['moda em Pernambuco ou na Bahia', { skills: ['fashion'], states: ['BA', 'PE'] }],
  ['moda por menos de mil reais', { skills: ['fashion'], ...most(100_000) }],
  ['moda com mil seguidores', { skills: ['fashion'], ...least(1_000) }],
  ['moda, entre mil e 5 mil seguidores', { skills: ['fashion'], followersFrom: 1_000, followersTo: 5_000 }],
  ['fashion with at least a thousand followers', { skills: ['fashion'], ...least(1_000) }],
  ['moda com mais de um milhão de seguidores', { skills: ['fashion'], ...least(1_000_000) }],
  ['moda, 10 mil seguidores ou menos', { skills: ['fashion'], followersFrom: null, followersTo: 10_000 }],
  ['moda com dez mil seguidores', { skills: ['fashion'] }, ['dez mil']],
];
