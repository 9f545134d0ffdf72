import type { states } from '@elenco/brazil';

/**
 * Cities that briefs name, as they are spelled, by state. Source: IBGE, municipalities by population; tourist
 * places.
 */
const citiesOf = {
  AL: 'Maceió',
  AM: 'Manaus',
  AP: 'Macapá',
  AC: 'Rio Branco',
  BA: 'Salvador, Feira de Santana, Ilhéus, Vitória da Conquista, Porto Seguro',
  CE: 'Fortaleza',
  DF: 'Brasília',
  ES: 'Serra, Vila Velha, Vitória',
  GO: 'Goiânia, Aparecida de Goiânia, Anápolis',
  MA: 'São Luís',
  MG: 'Belo Horizonte, Uberlândia, Contagem, Juiz de Fora, Betim, Montes Claros, Uberaba',
  MS: 'Campo Grande',
  MT: 'Cuiabá',
  PA: 'Belém',
  PB: 'João Pessoa, Campina Grande',
  PE: 'Recife, Jaboatão dos Guararapes, Olinda, Caruaru, Petrolina',
  PI: 'Teresina',
  PR: 'Curitiba, Londrina, Maringá, Cascavel, Ponta Grossa, Foz do Iguaçu',
  RJ: 'Rio de Janeiro, São Gonçalo, Duque de Caxias, Nova Iguaçu, Campos dos Goytacazes, Niterói, Petrópolis, Volta Redonda, Búzios, Cabo Frio',
  RN: 'Natal, Mossoró',
  RO: 'Porto Velho',
  RR: 'Boa Vista',
  RS: 'Porto Alegre, Caxias do Sul, Pelotas, Canoas, Santa Maria, Gramado',
  SC: 'Joinville, Florianópolis, Blumenau, Balneário Camboriú, Itajaí, Chapecó',
  SE: 'Aracaju',
  SP: 'São Paulo, Guarulhos, Campinas, São Bernardo do Campo, Santo André, Osasco, Sorocaba, Ribeirão Preto, São José dos Campos, São José do Rio Preto, Mogi das Cruzes, Santos, Jundiaí, Piracicaba, Bauru, Franca, Limeira, Americana',
  TO: 'Palmas',
} as const satisfies Readonly<Record<keyof typeof states, string>>;

const abroad = 'Lisboa, Porto, Buenos Aires, Madrid, Londres, Miami, Orlando, Nova York';

/** State of each Brazilian city in `cities`. */
export const stateOfCity: ReadonlyMap<string, string> = new Map(
  Object.entries(citiesOf).flatMap(([state, names]) => names.split(', ').map((name) => [name, state])),
);

/** Cities that briefs name, the longest name first: “Porto Alegre” is not “Porto”. */
export const cities: readonly string[] = [...stateOfCity.keys(), ...abroad.split(', ')].sort(
  (one, other) => other.length - one.length || one.localeCompare(other),
);

/** Other words for a city and for its people, as patterns without accents. */
export const cityAliases: Readonly<Record<string, string>> = {
  'sampa|sao paulo capital|capital paulista|paulistan[oa]s?|sp capital': 'São Paulo',
  'rio|carioca(?:s|)|capital fluminense': 'Rio de Janeiro',
  'bh|beaga|belo-horizontin[oa]s?': 'Belo Horizonte',
  'floripa|florianopolitan[oa]s?': 'Florianópolis',
  'poa|porto-alegrenses?': 'Porto Alegre',
  'recifenses?': 'Recife',
  'soteropolitan[oa]s?': 'Salvador',
  'curitiban[oa]s?|cwb': 'Curitiba',
  'brasilienses?|bsb': 'Brasília',
  'manauaras?': 'Manaus',
  'goianienses?': 'Goiânia',
  lisbon: 'Lisboa',
  london: 'Londres',
  'new york|nova iorque|nyc': 'Nova York',
};

/** Cities whose name is also a given name or another word. They count as a city only after “em” or “in”. */
export const needPreposition: ReadonlySet<string> = new Set([
  'Vitória',
  'Santos',
  'Natal',
  'Palmas',
  'Salvador',
  'Serra',
  'Franca',
  'Contagem',
  'Americana',
  'Porto',
  'Santa Maria',
  'Boa Vista',
  'Campo Grande',
  'Canoas',
  'Cascavel',
  'Gramado',
  'Olinda',
  'Orlando',
]);

/** Words for the people of a state, by its abbreviation, as patterns without accents. */
export const stateAliases: Readonly<Record<string, string>> = {
  SP: 'paulistas?',
  RJ: 'fluminenses?',
  MG: 'mineir[oa]s?|minas',
  BA: 'baian[oa]s?',
  RS: 'gauch[oa]s?',
  PE: 'pernambucan[oa]s?',
  CE: 'cearenses?',
  PR: 'paranaenses?',
  SC: 'catarinenses?',
  GO: 'goian[oa]s?',
  ES: 'capixabas?',
  PB: 'paraiban[oa]s?',
  RN: 'potiguar(?:es)?',
  PA: 'paraenses?',
  AM: 'amazonenses?',
  MA: 'maranhenses?',
  AL: 'alagoan[oa]s?',
  SE: 'sergipan[oa]s?',
  PI: 'piauienses?',
};

/** Words for countries and their people, as patterns without accents. */
export const countryTerms: Readonly<Record<string, string>> = {
  BR: 'brasil|brazil|brasileir[oa]s?|brazilians?',
  PT: 'portugal|portugues(?:es|as)',
  US: 'eua|estados unidos|usa|united states|american[oa]s|us-based',
  AR: 'argentina|argentin[oa]s|argentinians?',
  MX: 'mexico|mexican[oa]s?|mexicans?',
  CO: 'colombia|colombian[oa]s?|colombians?',
  CL: 'chile|chilen[oa]s?|chileans?',
  PE: 'peru|peruan[oa]s?|peruvians?',
  UY: 'uruguai|uruguay|uruguai[oa]s',
  PY: 'paraguai|paraguay',
  ES: 'espanha|spain|espanh(?:ol|ois|olas)',
  FR: 'franca \\(pais\\)|france|frances(?:es|as)',
  GB: 'reino unido|inglaterra|united kingdom|uk|england',
  DE: 'alemanha|germany|alem(?:aes|as)',
  IT: 'italia|italy|italian[oa]s|italians?',
  AO: 'angola|angolan[oa]s?|angolans?',
  MZ: 'mocambique|mozambique',
  JP: 'japao|japan|japones(?:es|as)',
};
