import { regions } from '../regions';
import type { Example } from './sentences';

const most = (priceTo: number) => ({ priceFrom: null, priceTo });
const of = <Format extends string>(priceFormat: Format, priceTo: number) => ({
  priceFormat,
  ...most(priceTo),
});

/** Sentences with prices of a format. */
const prices: readonly Example[] = [
  ['reels até R$ 2.000', of('reels', 200_000)],
  ['stories até 500', of('stories', 50_000)],
  ['vídeo no tiktok até 3 mil', { ...of('video', 300_000), channels: ['tiktok'] }],
  [
    'TikTok video up to 3k, skincare',
    { ...of('video', 300_000), channels: ['tiktok'], skills: ['skincare'] },
  ],
  ['moda, carrossel por até R$ 1.500', { ...of('carousel', 150_000), skills: ['fashion'] }],
  [
    'stories entre 300 e 500 reais em Recife',
    { priceFormat: 'stories', priceFrom: 30_000, priceTo: 50_000, cities: ['Recife'] },
  ],
  ['até R$ 2.000 por reels', of('reels', 200_000)],
  ['up to R$ 900 per story', of('stories', 90_000)],
  ['cachê de até R$ 2 mil por publi', most(200_000)],
  [
    'reels, 50 mil a 100 mil seguidores',
    { channels: ['instagram'], followersFrom: 50_000, followersTo: 100_000 },
  ],
  [
    'reels de 10 a 50 mil seguidores',
    { channels: ['instagram'], followersFrom: 10_000, followersTo: 50_000 },
  ],
  ['reels até R$ 2.000 e stories até R$ 500', of('reels', 200_000), ['até R$ 500']],
  ['vídeos de até 60 segundos', {}, ['até 60 segundos']],
];

/** Sentences with the gender of the audience and its share. */
const audiences: readonly Example[] = [
  ['female audience', { audienceGender: 'female' }],
  ['women audience', { audienceGender: 'female' }],
  ['público feminino', { audienceGender: 'female' }],
  ['audiência de mulheres', { audienceGender: 'female' }],
  [
    'beauty creators, female audience, Recife',
    { skills: ['beauty'], audienceGender: 'female', cities: ['Recife'] },
  ],
  ['women audience 25-34', { audienceGender: 'female', audienceAges: ['25-34'] }],
  ['young female audience', { audienceGender: 'female', audienceAges: ['18-24', '25-34'] }],
  ['público feminino de 25 a 34', { audienceGender: 'female', audienceAges: ['25-34'] }],
  ['mulheres', { genders: ['female'] }],
  ['creators mulheres', { genders: ['female'] }],
  ['female creators, audience 25-34', { genders: ['female'], audienceAges: ['25-34'] }],
  ['pelo menos 60% de público feminino', { audienceGender: 'female', audienceGenderShare: 60 }],
  [
    'pelo menos 60% de público feminino de 25 a 34',
    { audienceGender: 'female', audienceGenderShare: 60, audienceAges: ['25-34'] },
  ],
  ['público 70% feminino', { audienceGender: 'female', audienceGenderShare: 70 }],
  ['público feminino acima de 65%', { audienceGender: 'female', audienceGenderShare: 65 }],
  [
    'moda com 60% de mulheres no público',
    { skills: ['fashion'], audienceGender: 'female', audienceGenderShare: 60 },
  ],
  ['60%+ female audience', { audienceGender: 'female', audienceGenderShare: 60 }],
  [
    'games, audience at least 80% men',
    { skills: ['games'], audienceGender: 'male', audienceGenderShare: 80 },
  ],
  ['até 40% de público masculino', {}, ['até 40% de público masculino']],
];

/** Sentences with several places and regions. */
const places: readonly Example[] = [
  ['moda no Nordeste', { skills: ['fashion'], states: [...regions.northeast] }],
  ['creators do Sul e Sudeste', { states: [...regions.south, ...regions.southeast].sort() }],
  ['SP e RJ', { states: ['RJ', 'SP'] }],
  ['Recife ou Salvador', { cities: ['Recife', 'Salvador'] }],
  [
    'skincare em Recife/PE e Salvador/BA',
    { skills: ['skincare'], cities: ['Recife', 'Salvador'], states: ['BA', 'PE'] },
  ],
  ['creators from São Paulo, Rio and Curitiba', { cities: ['Curitiba', 'Rio de Janeiro', 'São Paulo'] }],
  ['moda em Recife ou na Bahia', { skills: ['fashion'], cities: ['Recife'] }, ['Bahia']],
  ['humor na zona sul do Rio', { skills: ['humor'], cities: ['Rio de Janeiro'] }, ['zona sul']],
  ['beleza, público feminino no Nordeste', { skills: ['beauty'], audienceGender: 'female' }, ['Nordeste']],
  ['moda no Brasil e em Portugal', { skills: ['fashion'], country: 'BR' }, ['Portugal']],
];

/** Sentences as planners of campaigns write them. */
export const planning: readonly Example[] = [...prices, ...audiences, ...places];
