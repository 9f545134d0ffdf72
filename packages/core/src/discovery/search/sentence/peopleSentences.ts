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
  ['pai de gêmeos', { ...men, skills: ['parenting'] }, [], ['gêmeos']],
  ['mães e pais', { genders: ['female', 'male'], skills: ['parenting'] }],
  ['moms in Recife', { ...women, skills: ['parenting'], cities: ['Recife'] }],
  ['dads on YouTube', { ...men, skills: ['parenting'], channels: ['youtube'] }],
  ['actresses', { ...women, skills: ['theatre'] }],
  // The masculine plural includes women, and some nouns have one form only.
  ['cozinheiros em Salvador', { skills: ['cooking'], cities: ['Salvador'] }],
  ['médicos e médicas', { skills: ['health'] }],
  ['influenciadores e influenciadoras de moda', { skills: ['fashion'] }],
  ['nutricionistas', { skills: ['nutrition'] }],
  ['creators de moda do país inteiro', { skills: ['fashion'] }],
  ['beleza em todo o pais', { skills: ['beauty'] }],
  ['estética médica', { skills: ['health'] }, [], ['estética']],
  // The audience or a topic, but not the creator.
  ['receitas com público de mães', { skills: ['cooking', 'parenting'], audienceGender: 'female' }],
  ['creators que falam sobre mães', { skills: ['parenting'] }],
];

/** Sentences with words that are no filter and are searched. */
export const searched: readonly Example[] = [
  ['nutricionistas veganas em São Paulo', { skills: ['nutrition'], cities: ['São Paulo'] }, [], ['veganas']],
  ['churrasco no RS', { states: ['RS'] }, [], ['churrasco']],
  ['receitas sem glúten', { skills: ['cooking'] }, [], ['sem glúten']],
  ['receitas sem açúcar e sem lactose', { skills: ['cooking'] }, [], ['sem açúcar', 'sem lactose']],
  ['gluten-free recipes', { skills: ['cooking'] }, [], ['gluten-free']],
  ['receitas vegetarianas', { skills: ['cooking'] }, [], ['vegetarianas']],
  ['comida saudável em Recife', { skills: ['food'], cities: ['Recife'] }, [], ['saudável']],
  ['chefs de sushi, 2 mil reais', { skills: ['food'], priceFrom: null, priceTo: 200_000 }, [], ['sushi']],
  ['moda com creators autênticos', { skills: ['fashion'] }, ['autênticos']],
  ['moda para a Black Friday', { skills: ['fashion'] }, ['Black Friday']],
  ['beleza no litoral', { skills: ['beauty'] }, ['litoral']],
];
