/**
 * Cities that briefs name, as they are spelled. Source: IBGE, municipalities by population; tourist places.
 */
export const cities = `
  São Paulo, Rio de Janeiro, Brasília, Fortaleza, Salvador, Belo Horizonte, Manaus, Curitiba,
  Recife, Goiânia, Belém, Porto Alegre, Guarulhos, Campinas, São Luís, Maceió, Natal, Campo Grande,
  São Gonçalo, Teresina, João Pessoa, Duque de Caxias, São Bernardo do Campo, Nova Iguaçu,
  Santo André, Osasco, Sorocaba, Uberlândia, Ribeirão Preto, São José dos Campos, Cuiabá,
  Jaboatão dos Guararapes, Contagem, Joinville, Feira de Santana, Aracaju, Londrina, Juiz de Fora,
  Florianópolis, Aparecida de Goiânia, Serra, Campos dos Goytacazes, Niterói, Porto Velho, Macapá,
  Caxias do Sul, São José do Rio Preto, Mogi das Cruzes, Vila Velha, Santos, Betim, Jundiaí,
  Maringá, Montes Claros, Campina Grande, Piracicaba, Bauru, Anápolis, Olinda, Caruaru, Petrolina,
  Boa Vista, Rio Branco, Palmas, Vitória, Franca, Blumenau, Balneário Camboriú, Itajaí, Chapecó,
  Cascavel, Ponta Grossa, Foz do Iguaçu, Pelotas, Canoas, Santa Maria, Gramado, Petrópolis,
  Volta Redonda, Mossoró, Ilhéus, Vitória da Conquista, Porto Seguro, Limeira, Americana, Búzios,
  Cabo Frio, Uberaba, Lisboa, Porto, Buenos Aires, Madrid, Londres, Miami, Orlando, Nova York`
  .split(',')
  .map((name) => name.trim());

/** Other words for a city, and for its people, as patterns without accents. */
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

/** Cities whose name is also a given name or a word. They count only after “em” or “in”. */
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

/** People of a state, by its letters, as patterns without accents. */
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

/** Countries and their people, as patterns without accents. */
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
