import { type Currency, formatMoney, splitFee } from '../../kit';
import type { Contract } from '../contract';
import type { Amendment } from './amendment';

const dateOf = (day: string) => day.split('-').reverse().join('/');

type Terms = Pick<
  Amendment,
  'kind' | 'startsOn' | 'endsOn' | 'additionalCents' | 'feeCents' | 'creatorCents' | 'description'
> & {
  readonly contractId: number;
  readonly contractHash: string;
  readonly title: string;
  readonly currency: Currency;
};

const objects: Record<Amendment['kind'], string> = {
  work: 'As entregas do contrato são feitas mais uma vez, nas condições dele.',
  rights:
    'Os direitos de uso do contrato sobre o que foi entregue valem também neste período. Nada mais é entregue.',
};

/** Returns the text of an amendment. It is binding, hashed and, like the contract, in Portuguese. */
function amendmentText(terms: Terms): string {
  const money = (cents: number) => formatMoney(cents, terms.currency, 'pt-BR');
  const price =
    terms.additionalCents === 0
      ? 'Não há valor adicional.'
      : `A CONTRATANTE paga ${money(terms.additionalCents)} além do contrato. Desse valor, ${money(terms.feeCents)} remuneram a INTERMEDIADORA e ${money(terms.creatorCents)} são devidos à CONTRATADA, antes dos tributos que a lei manda reter. A cobrança é emitida com o aceite da CONTRATADA e o valor fica guardado até o repasse.`;
  const clauses = [
    [
      'Contrato aditado',
      `Contrato ${terms.contractId}, projeto “${terms.title}”, código SHA-256 ${terms.contractHash}.`,
    ],
    ['Objeto', objects[terms.kind], terms.description],
    ['Período', `De ${dateOf(terms.startsOn)} a ${dateOf(terms.endsOn)}.`],
    ['Preço', price],
    ['Demais condições', 'Continua valendo tudo o que este aditivo não muda.'],
  ];
  return [
    'ADITIVO DE RENOVAÇÃO',
    ...clauses.map(([heading, ...lines], index) => [`${index + 1}. ${heading}`, ...lines].join('\n')),
  ].join('\n\n');
}

/**
 * Returns an amendment's text, and how its price is split. The brand sees both before it sends the request.
 */
export function amendmentTerms(
  {
    id: contractId,
    feeBp,
    currency,
    title,
    textHash: contractHash,
  }: Pick<Contract, 'id' | 'feeBp' | 'currency' | 'title' | 'textHash'>,
  wanted: Pick<Amendment, 'kind' | 'startsOn' | 'endsOn' | 'additionalCents' | 'description'>,
) {
  const money = { ...splitFee(wanted.additionalCents, feeBp), currency };
  return { ...money, text: amendmentText({ ...wanted, ...money, contractId, title, contractHash }) };
}
