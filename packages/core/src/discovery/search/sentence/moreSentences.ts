import type { Example } from './sentences';

const M = 1_000_000;

/** English sentences that are fully understood. */
export const english: readonly Example[] = [
  [
    'skincare creators in Recife with 10k to 50k followers, up to R$ 3k',
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
    'female fitness influencers in Rio with over 100k followers',
    {
      genders: ['female'],
      skills: ['fitness'],
      cities: ['Rio de Janeiro'],
      followersFrom: 100_000,
      followersTo: null,
    },
  ],
  [
    'Looking for micro influencers in food and travel based in Lisbon',
    { followersFrom: 10_000, followersTo: 99_999, skills: ['food', 'travel'], cities: ['Lisboa'] },
  ],
  [
    'gaming YouTubers with a mostly male audience aged 18-24',
    { skills: ['games'], channels: ['youtube'], audienceGender: 'male', audienceAges: ['18-24'] },
  ],
  [
    'moms on Instagram, engagement rate above 4%',
    {
      genders: ['female'],
      skills: ['parenting'],
      channels: ['instagram'],
      engagementFrom: 400,
      engagementTo: null,
    },
  ],
  [
    'fashion creators in São Paulo available for work',
    { skills: ['fashion'], cities: ['São Paulo'], available: true },
  ],
  ['travel creators with an English-speaking audience', { skills: ['travel'], audienceLanguages: ['en'] }],
  ['Brazilian tech creators who speak English', { country: 'BR', skills: ['technology'], languages: ['en'] }],
  [
    'pet influencers between R$ 500 and R$ 2,000 per post',
    { skills: ['pets'], priceFrom: 50_000, priceTo: 200_000 },
  ],
  [
    'TikTok comedians with 1M+ followers',
    { channels: ['tiktok'], skills: ['humor'], followersFrom: M, followersTo: null },
  ],
  [
    'beauty creators followed by women aged 25 to 34',
    { skills: ['beauty'], audienceGender: 'female', audienceAges: ['25-34'] },
  ],
  [
    'verified finance creators active in the last 30 days',
    { verified: true, skills: ['finance'], activeWithin: 30 },
  ],
  ['nano influencers in Curitiba', { followersFrom: null, followersTo: 9_999, cities: ['Curitiba'] }],
  [
    'vegan food creators for Gen Z, $500 per post',
    { skills: ['food'], audienceAges: ['18-24'] },
    ['$500'],
    ['vegan'],
  ],
  [
    'runners in Florianópolis, 5k-30k',
    { skills: ['sports'], cities: ['Florianópolis'], followersFrom: 5_000, followersTo: 30_000 },
  ],
  [
    'Home decor creators with a Brazilian audience, less than 2 thousand reais',
    { skills: ['home_decor'], audienceCountry: 'BR', priceFrom: null, priceTo: 200_000 },
  ],
  [
    'photographers and filmmakers in Porto Alegre',
    { skills: ['photography', 'videography'], cities: ['Porto Alegre'] },
  ],
  ['men aged 35 to 44 who talk about cars', { genders: ['male'], ages: ['35-44'], skills: ['cars'] }],
  [
    'K-pop dancers, at least 20k followers on TikTok',
    { skills: ['dance'], followersFrom: 20_000, followersTo: null, channels: ['tiktok'] },
    [],
    ['K-pop'],
  ],
  ['journalists on LinkedIn or Twitter', { skills: ['journalism'], channels: ['linkedin', 'twitter'] }],
  [
    'lifestyle creators in Pernambuco under R$ 1,500 each',
    { skills: ['lifestyle'], states: ['PE'], priceFrom: null, priceTo: 150_000 },
  ],
];

/** Sentences with negations, holidays, names and other difficulties. */
export const tricky: readonly Example[] = [
  ['creators que não sejam de beleza', {}, ['não sejam de beleza']],
  [
    'Creators de Niterói com até 10 mil seguidores ou preço até 500 reais',
    { cities: ['Niterói'], followersFrom: null, followersTo: 10_000, priceFrom: null, priceTo: 50_000 },
  ],
  ['público em Recife, beleza', { skills: ['beauty'], audienceCity: 'Recife' }],
  [
    'moda com público feminino de 18 a 24 em Fortaleza',
    { skills: ['fashion'], audienceGender: 'female', audienceAges: ['18-24'], cities: ['Fortaleza'] },
  ],
  [
    'beauty with a female audience in Salvador',
    { skills: ['beauty'], audienceGender: 'female', audienceCity: 'Salvador' },
  ],
  [
    'fitness women, 25-34, 10k-50k, IG',
    {
      genders: ['female'],
      skills: ['fitness'],
      ages: ['25-34'],
      followersFrom: 10_000,
      followersTo: 50_000,
      channels: ['instagram'],
    },
  ],
  [
    'Influenciadora fitness 30+ de Campinas, R$ 1k a R$ 2k por story',
    {
      genders: ['female'],
      skills: ['fitness'],
      ages: ['25-34', '35-44', '45-54', '55-64', '65-'],
      cities: ['Campinas'],
      priceFormat: 'stories',
      priceFrom: 100_000,
      priceTo: 200_000,
    },
  ],
  [
    'Creators with an audience that is 70% female, beauty',
    { skills: ['beauty'], audienceGender: 'female', audienceGenderShare: 70 },
  ],
  [
    'DJs e cantoras da Bahia, entre 5k e 20k, R$500',
    {
      genders: ['female'],
      skills: ['music'],
      states: ['BA'],
      followersFrom: 5_000,
      followersTo: 20_000,
      priceFrom: null,
      priceTo: 50_000,
    },
    [],
    ['DJs'],
  ],
  [
    'streamers de LoL com pelo menos 2% de engajamento',
    { skills: ['games'], engagementFrom: 200, engagementTo: null },
    [],
    ['LoL'],
  ],
  [
    'perfis externos de arquitetura em Brasília DF',
    { kind: 'external', skills: ['architecture'], cities: ['Brasília'], states: ['DF'] },
  ],
  [
    'Mid-tier beauty creators in Belo Horizonte, max R$ 4k per reel, audience 25-34',
    {
      followersFrom: 100_000,
      followersTo: 999_999,
      skills: ['beauty'],
      cities: ['Belo Horizonte'],
      priceFormat: 'reels',
      priceFrom: null,
      priceTo: 400_000,
      audienceAges: ['25-34'],
    },
  ],
  [
    'Preciso de creators pretos de beleza em Salvador, até 15k',
    { skills: ['beauty'], cities: ['Salvador'], followersFrom: null, followersTo: 15_000 },
    [],
    ['pretos'],
  ],
  [
    'médicas e psicólogas com números verificados',
    { genders: ['female'], skills: ['health'], verified: true },
  ],
  ['Ana Beatriz Souza', {}, [], ['Ana Beatriz Souza']],
  ['creators para o Dia das Mães', {}, ['Dia das Mães']],
];

/** Sentences that are still misread, each with its correct meaning. */
export const knownWrong: readonly Example[] = [
  [
    'a gente quer umas meninas de make do Recife, coisa de 20k, que cobrem pouco',
    { genders: ['female'], skills: ['beauty'], cities: ['Recife'], followersFrom: 20_000, followersTo: null },
    ['pouco'],
  ],
  [
    'Precisamos de 3 influenciadores de corrida em SP e 2 em BH',
    { skills: ['sports'] },
    ['3', 'SP', '2', 'BH'],
  ],
  [
    'verba total de R$ 20 mil para 5 creators de moda',
    { skills: ['fashion'] },
    ['verba total de R$ 20 mil', '5'],
  ],
  ['creators de São Paulo (interior) que falam de vinho', { states: ['SP'] }, [], ['vinho']],
  ['influencers under 30 in Berlin', { ages: ['18-24', '25-34'] }, ['Berlin']],
];
