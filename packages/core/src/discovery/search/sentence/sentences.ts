import type { Understood } from './understand';

/** A sentence of a brief, its filters, the parts that are not understood, and the words to search for. */
export type Example = readonly [
  sentence: string,
  filters: Understood['filters'],
  unread?: readonly string[],
  words?: readonly string[],
];

const M = 1_000_000;

/** Sentences of briefs that are fully understood. */
export const portuguese: readonly Example[] = [
  [
    'creators de skincare em Recife com 10 a 50 mil seguidores, até R$ 3 mil',
    {
      skills: ['skincare'],
      cities: ['Recife'],
      followersFrom: 10_000,
      followersTo: 50_000,
      priceFrom: null,
      priceTo: 300_000,
    },
  ],
  [
    'Influenciadoras de moda em São Paulo com mais de 100 mil seguidores',
    {
      genders: ['female'],
      skills: ['fashion'],
      cities: ['São Paulo'],
      followersFrom: 100_000,
      followersTo: null,
    },
  ],
  [
    'microinfluenciadores de gastronomia em BH',
    { followersFrom: 10_000, followersTo: 99_999, skills: ['food'], cities: ['Belo Horizonte'] },
  ],
  [
    'nano e micro influenciadores fitness no Rio de Janeiro',
    { followersFrom: null, followersTo: 99_999, skills: ['fitness'], cities: ['Rio de Janeiro'] },
  ],
  [
    'Preciso de mães que falem sobre maternidade no Instagram, até 2 mil reais por post',
    {
      genders: ['female'],
      skills: ['parenting'],
      channels: ['instagram'],
      priceFrom: null,
      priceTo: 200_000,
    },
  ],
  [
    'quero tiktokers de humor do Nordeste com 50k a 200k',
    {
      channels: ['tiktok'],
      skills: ['humor'],
      followersFrom: 50_000,
      followersTo: 200_000,
      states: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
    },
  ],
  [
    'creators de games no YouTube com público masculino de 18 a 24 anos',
    { skills: ['games'], channels: ['youtube'], audienceGender: 'male', audienceAges: ['18-24'] },
  ],
  ['Criadores de viagem com audiência nos Estados Unidos', { skills: ['travel'], audienceCountry: 'US' }],
  [
    'nutricionistas em Curitiba que aceitam trabalhos',
    { skills: ['nutrition'], cities: ['Curitiba'], available: true },
  ],
  [
    'influencers de beleza e skincare, engajamento acima de 5%',
    { skills: ['beauty', 'skincare'], engagementFrom: 500, engagementTo: null },
  ],
  [
    'Creators de pets em Porto Alegre ou região, cachê entre R$ 500 e R$ 1.500',
    { skills: ['pets'], cities: ['Porto Alegre'], priceFrom: 50_000, priceTo: 150_000 },
  ],
  [
    'chefs e perfis de receitas com público feminino acima de 35 anos',
    {
      skills: ['cooking', 'food'],
      audienceGender: 'female',
      audienceAges: ['35-44', '45-54', '55-64', '65-'],
    },
  ],
  [
    'tecnologia, 100k+, youtube',
    { skills: ['technology'], followersFrom: 100_000, followersTo: null, channels: ['youtube'] },
  ],
  [
    'mulheres de 25 a 34 anos que falam de finanças',
    { genders: ['female'], ages: ['25-34'], skills: ['finance'] },
  ],
  [
    'creators verificados de educação financeira com pelo menos 20 mil inscritos no YouTube',
    { verified: true, skills: ['finance'], followersFrom: 20_000, followersTo: null, channels: ['youtube'] },
  ],
  [
    'perfis de decoração no estado de São Paulo, menos de R$ 800 por reels',
    { skills: ['home_decor'], states: ['SP'], priceFormat: 'reels', priceFrom: null, priceTo: 80_000 },
  ],
  ['influenciadores de carros em Goiânia/GO', { skills: ['cars'], cities: ['Goiânia'], states: ['GO'] }],
  [
    'Campanha de Natal: creators de lifestyle em Natal',
    { skills: ['lifestyle'], cities: ['Natal'] },
    ['Campanha de Natal'],
  ],
  [
    'corredores e ciclistas em Floripa, de 5 mil a 30 mil seguidores',
    { skills: ['sports'], cities: ['Florianópolis'], followersFrom: 5_000, followersTo: 30_000 },
  ],
  ['creators de skincare que falam inglês', { skills: ['skincare'], languages: ['en'] }],
  ['Viagem, com público que fala espanhol', { skills: ['travel'], audienceLanguages: ['es'] }],
  ['creators cariocas de samba', { cities: ['Rio de Janeiro'] }, [], ['samba']],
  [
    'podcasters de empreendedorismo no Spotify',
    { skills: ['entrepreneurship', 'podcast'], channels: ['spotify'] },
  ],
  [
    'booktokers de Salvador ativos nos últimos 30 dias',
    { skills: ['literature'], activeWithin: 30 },
    [],
    ['Salvador'],
  ],
  [
    'homens de moda masculina em Fortaleza, 30 mil seguidores ou mais',
    {
      genders: ['male'],
      skills: ['fashion'],
      cities: ['Fortaleza'],
      followersFrom: 30_000,
      followersTo: null,
    },
  ],
  ['macroinfluenciadores com mais de 1 milhão de seguidores', { followersFrom: M, followersTo: null }],
  [
    'Buscamos 5 creators de beleza para mulheres 50+',
    { skills: ['beauty'], audienceGender: 'female', audienceAges: ['45-54', '55-64', '65-'] },
    ['5'],
  ],
  [
    'creators veganos, público geração Z, orçamento de até 1,5 mil por publi',
    { audienceAges: ['18-24'], priceFrom: null, priceTo: 150_000 },
    [],
    ['veganos'],
  ],
  ['quem fala de plantas em Minas Gerais?', { skills: ['gardening'], states: ['MG'] }],
  [
    'influenciadores gaúchos de vinho com taxa de engajamento de 3 a 6%',
    { states: ['RS'], engagementFrom: 300, engagementTo: 600 },
    [],
    ['vinho'],
  ],
  ['dentistas em Belém do Pará', { cities: ['Belém'], states: ['PA'] }, [], ['dentistas']],
  [
    'creators de cabelo cacheado, no máximo R$ 2.500',
    { skills: ['beauty'], priceFrom: null, priceTo: 250_000 },
    [],
    ['cacheado'],
  ],
  [
    'seguidores entre 10 e 50 mil, dança, TikTok',
    { followersFrom: 10_000, followersTo: 50_000, skills: ['dance'], channels: ['tiktok'] },
  ],
];
