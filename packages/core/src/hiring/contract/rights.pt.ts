import type { Briefing } from '../briefing';
import { isAdvertising } from './kind';

/**
 * Terms that a contract takes from the brief: rights, exclusivity and ad disclosure. The brief's kind
 * determines whether content is published or work is delivered.
 */
export type AgreedTerms = Pick<Briefing, 'kind' | 'rights' | 'exclusivity' | 'contentRules'>;

/** Returns the competitors that a brief names. The brief contains one name per line. */
export const rivalsOf = ({ rivals }: Briefing['exclusivity']): string[] =>
  rivals
    .split('\n')
    .map((rival) => rival.trim())
    .filter(Boolean);

/**
 * Returns the ad disclosure that the brief requires in addition to the legal one; '' if the brief names a
 * legal disclosure.
 */
export const ownDisclosure = ({ contentRules: { disclosure } }: Pick<AgreedTerms, 'contentRules'>): string =>
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
/** Phrases for the start of the rights (`rightsEndOn`) if work is delivered instead of published. */
const startsOfWork = {
  contract: starts.contract,
  delivery: 'da última versão enviada para aprovação',
  publication: 'da entrega da versão final',
} as const;

/** Returns the part of a sentence after “o preço” that states the included rounds of changes. */
export const includesRounds = (count: number, changes: 'ajustes' | 'alterações'): string =>
  count === 0
    ? `não inclui rodada de ${changes}`
    : `inclui até ${count} ${count === 1 ? 'rodada' : 'rodadas'} de ${changes}`;

export const daysOf = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

/** Returns the clause on usage rights. If the brief names no use, the clause states the default rights. */
export function rightsClause(terms: AgreedTerms): string[] {
  const { rights } = terms;
  const [made, published, since] = isAdvertising(terms)
    ? ['conteúdo', 'as publicações', starts]
    : ['trabalho', 'o trabalho entregue', startsOfWork];
  const keeps = 'A CONTRATADA mantém os direitos autorais.';
  const training = `O uso do ${made} para treinar modelos de inteligência artificial ${rights.training ? 'é' : 'não é'} permitido.`;
  if (rights.uses.length === 0) {
    return [
      `${keeps} A CONTRATANTE pode compartilhar ${published} em seus próprios canais, com crédito, durante o período do projeto. Impulsionamento, edição, exclusividade ou uso em outros meios e prazos dependem de acordo por escrito.`,
      ...(rights.training ? [training] : []),
    ];
  }
  const time = rights.days
    ? `por ${daysOf(rights.days)}, contados ${since[rights.from]}`
    : 'durante o período do projeto';
  const place = rights.territory ? `, ${territories[rights.territory]}` : '';
  const edits = rights.edits
    ? `A edição do ${made} é permitida.`
    : `A edição do ${made} depende de acordo por escrito.`;
  return [
    `${keeps} O preço inclui, ${time}${place}:`,
    ...rights.uses.map((use) => `- ${uses[use]}`),
    `${edits} ${training} Outros usos, meios e prazos dependem de acordo por escrito.`,
  ];
}

/** Returns the clause on exclusivity; an empty array if the brief requires none. */
export function exclusivityClause(terms: AgreedTerms): string[] {
  const { rights, exclusivity } = terms;
  if (!rights.uses.includes('exclusivity')) return [];
  const { category, daysBefore, daysAfter } = exclusivity;
  const named = rivalsOf(exclusivity).join(', ');
  const of = [category && `na categoria ${category}`, named && `para ${named}`].filter(Boolean).join(' e ');
  const window =
    daysBefore || daysAfter
      ? `de ${daysOf(daysBefore)} antes a ${daysOf(daysAfter)} depois de cada ${isAdvertising(terms) ? 'publicação' : 'entrega'}`
      : 'durante o período do projeto';
  return [`A CONTRATADA não faz publicidade ${of || 'para concorrentes da CONTRATANTE'} ${window}.`];
}

/**
 * Returns the clause on ad disclosure; an empty array for work, which is not published. The brief's
 * disclosure is required in addition to the legal one.
 */
export function disclosureClause(terms: AgreedTerms): string[] {
  if (!isAdvertising(terms)) return [];
  const law =
    'Toda publicação traz #publi ou #publicidade à primeira vista, antes de qualquer “ver mais”, conforme o guia do CONAR e o Código de Defesa do Consumidor.';
  const own = ownDisclosure(terms);
  return [own ? `${law} A identificação combinada no briefing é: ${own}.` : law];
}
