import type { Example } from './sentences';

const women = { genders: ['female' as const] };
const men = { genders: ['male' as const] };

/** Sentences with nouns for people, of which some name the gender and some a specialty. */
export const people: readonly Example[] = [
  ['mães', { ...women, skills: ['parenting'] }],
  ['quero 5 mães', { ...women, skills: ['parenting'] }, ['5']],
  [
    'mães de primeira viagem no TikTok com público feminino',
    { ...women, skills: ['parenting'], channels: ['tiktok'], audienceGender: 'female' },
  ],
  ['cozinheiras em Salvador', { ...women, skills: ['cooking'], cities: ['Salvador'] }],
  ['confeiteiras no Instagram', { ...women, skills: ['cooking'], channels: ['instagram'] }],
  ['nutricionistas mulheres', { ...women, skills: ['nutrition'] }],
  ['maquiadoras de São Paulo', { ...women, skills: ['beauty'], cities: ['São Paulo'] }],
  ['professoras que falam de enem', { ...women, skills: ['education'] }],
  ['médicas', { ...women, skills: ['health'] }],
  ['uma enfermeira de Curitiba', { ...women, skills: ['health'], cities: ['Curitiba'] }],
  ['gestantes até R$ 2 mil', { ...women, skills: ['parenting'], priceFrom: null, priceTo: 200_000 }],
  ['pais de meninas', { ...men, skills: ['parenting'] }],
  ['pai de gêmeos', { ...men, skills: ['parenting'] }, ['gêmeos']],
  ['mães e pais', { genders: ['female', 'male'], skills: ['parenting'] }],
  ['moms in Recife', { ...women, skills: ['parenting'], cities: ['Recife'] }],
  ['dads on YouTube', { ...men, skills: ['parenting'], channels: ['youtube'] }],
  ['actresses', { ...women, skills: ['theatre'] }],
  // The masculine plural includes women, and some nouns have one form only.
  ['cozinheiros em Salvador', { skills: ['cooking'], cities: ['Salvador'] }],
  ['médicos e médicas', { skills: ['health'] }],
  ['influenciadores e influenciadoras de moda', { skills: ['fashion'] }],
  ['nutricionistas', { skills: ['nutrition'] }],
  ['creators de moda do país inteiro', { skills: ['fashion'] }, ['inteiro']],
  ['beleza em todo o pais', { skills: ['beauty'] }],
  ['estética médica', { skills: ['health'] }, ['estética']],
  // The audience or a topic, but not the creator.
  ['receitas com público de mães', { skills: ['cooking', 'parenting'], audienceGender: 'female' }],
  ['creators que falam sobre mães', { skills: ['parenting'] }],
];
