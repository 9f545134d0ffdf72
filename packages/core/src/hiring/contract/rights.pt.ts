import type { Briefing } from '../briefing';

/** Terms that a contract takes from the brief: rights, exclusivity and the mark for paid content. */
export type AgreedTerms = Pick<Briefing, 'rights' | 'exclusivity' | 'contentRules'>;

/** Returns the competitors that a brief names, one per line. */
export const rivalsOf = ({ rivals }: Briefing['exclusivity']): string[] =>
  rivals
    .split('\n')
    .map((rival) => rival.trim())
    .filter(Boolean);

/** Returns the mark that the brief requires in addition to the legal ones; '' if it names a legal one. */
export const ownDisclosure = ({ contentRules: { disclosure } }: AgreedTerms): string =>
  ['#publi', '#publicidade'].includes(disclosure) ? '' : disclosure;

const uses: Record<Briefing['rights']['uses'][number], string> = {
  collab_post: 'publicação em conjunto (collab post)',
  repost: 'republicação nos canais da CONTRATANTE',
  boost_own: 'impulsionamento no canal da CONTRATADA',
  boost_brand: 'impulsionamento nos canais da CONTRATANTE',
  image_online: 'uso da imagem da CONTRATADA em meios digitais',
  tracked_link: 'publicação com link parametrizado',
  seeding: 'recebimento e exibição de produtos (seeding)',
  exclusivity: 'exclusividade, nos termos da cláusula própria',
};
const territories = {
  brazil: 'no Brasil',
  latin_america: 'na América Latina',
  world: 'em todo o mundo',
} as const;
const starts = {
  contract: 'do aceite deste contrato',
  delivery: 'da entrega',
  publication: 'da publicação',
} as const;

/** Returns what the price includes in rounds of changes, after “o preço”. */
export const includesRounds = (count: number, changes: 'ajustes' | 'alterações'): string =>
  count === 0
    ? `não inclui rodada de ${changes}`
    : `inclui até ${count} ${count === 1 ? 'rodada' : 'rodadas'} de ${changes}`;

export const daysOf = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

/** Returns the clause on usage rights; without any chosen use, the default rights. */
export function rightsClause({ rights }: AgreedTerms): string[] {
  const keeps = 'A CONTRATADA mantém os direitos autorais.';
  const training = rights.training
    ? 'O uso do conteúdo para treinar modelos de inteligência artificial é permitido.'
    : 'O uso do conteúdo para treinar modelos de inteligência artificial não é permitido.';
  if (rights.uses.length === 0) {
    return [
      `${keeps} A CONTRATANTE pode compartilhar as publicações em seus próprios canais, com crédito, durante o período do projeto. Impulsionamento, edição, exclusividade ou uso em outros meios e prazos dependem de acordo por escrito.`,
      ...(rights.training ? [training] : []),
    ];
  }
  const time = rights.days
    ? `por ${daysOf(rights.days)}, contados ${starts[rights.from]}`
    : 'durante o período do projeto';
  const place = rights.territory ? `, ${territories[rights.territory]}` : '';
  const edits = rights.edits
    ? 'A edição do conteúdo é permitida.'
    : 'A edição do conteúdo depende de acordo por escrito.';
  return [
    `${keeps} O preço inclui, ${time}${place}:`,
    ...rights.uses.map((use) => `- ${uses[use]}`),
    `${edits} ${training} Outros usos, meios e prazos dependem de acordo por escrito.`,
  ];
}

/** Returns the clause on exclusivity; empty if the brief requires none. */
export function exclusivityClause({ rights, exclusivity }: AgreedTerms): string[] {
  if (!rights.uses.includes('exclusivity')) return [];
  const { category, daysBefore, daysAfter } = exclusivity;
  const named = rivalsOf(exclusivity).join(', ');
  const of = [category && `na categoria ${category}`, named && `para ${named}`].filter(Boolean).join(' e ');
  const window =
    daysBefore || daysAfter
      ? `de ${daysOf(daysBefore)} antes a ${daysOf(daysAfter)} depois de cada publicação`
      : 'durante o período do projeto';
  return [`A CONTRATADA não faz publicidade ${of || 'para concorrentes da CONTRATANTE'} ${window}.`];
}

/**
 * Returns the clause on the mark for paid content. The brief's mark is required in addition to the legal one.
 */
export function disclosureClause(terms: AgreedTerms): string {
  const law =
    'Toda publicação traz #publi ou #publicidade à primeira vista, antes de qualquer “ver mais”, conforme o guia do CONAR e o Código de Defesa do Consumidor.';
  const own = ownDisclosure(terms);
  return own ? `${law} A identificação combinada no briefing é: ${own}.` : law;
}
