import { formatCep, formatCnpj, formatCpf } from '@elenco/brazil';
import { formatMoney, isSameText } from '../../kit';
import type { Address, Company, Creator, Payee } from '../../people';
import { brand, taxDocument } from '../../people';
import type { ProposalLine } from '../proposal';
import { endingClause, lateClause, type PaymentRates, rateInPortuguese } from './ending.pt';
import { isAdvertising } from './kind';
import {
  channelNames,
  formatNames,
  type PublicationTerms,
  publicationsClause,
  workClause,
} from './publications.pt';
import {
  type AgreedTerms,
  daysOf,
  disclosureClause,
  exclusivityClause,
  includesRounds,
  rightsClause,
} from './rights.pt';

/**
 * Data for the text of a contract. The text is not in /locales, because it is a legal text that binds the
 * parties: it is hashed, and in Portuguese for every user. A change of the text affects only future
 * contracts.
 */
export interface Terms {
  readonly company: Company;
  readonly creator: Creator;
  readonly payee: Payee;
  readonly briefing: AgreedTerms & {
    readonly title: string;
    readonly brand: string;
    readonly product: string;
    readonly startsOn: string | null;
    readonly endsOn: string | null;
  };
  readonly lines: readonly ProposalLine[];
  readonly publishing: PublicationTerms;
  readonly totalCents: number;
  readonly feeBp: number;
  readonly feeCents: number;
  readonly creatorCents: number;
  readonly currency: 'BRL' | 'EUR' | 'USD';
  readonly approvedOn: string;
  readonly chargeDueOn: string;
  readonly rates: PaymentRates;
  readonly payoutDays: number;
  readonly changeRounds: number;
}

const dateOf = (day: string) => day.split('-').reverse().join('/');

export function addressOf(row: Address): string {
  const street = [row.street, row.number, row.complement].filter(Boolean).join(', ');
  return `${street}, ${row.city}/${row.state}, CEP ${formatCep(row.cep)}`;
}

/**
 * Returns the payee's line with a masked CPF: the other party must be able to identify the person, but does
 * not need the whole number.
 */
function payeeOf({ legalForm, taxId, holder }: Payee, creator: Creator): string {
  const document =
    legalForm === 'individual' ? `CPF ${formatCpf(taxId, { hidden: true })}` : `CNPJ ${formatCnpj(taxId)}`;
  return `${holder}, ${document}${isSameText(holder, creator.name) ? '' : `, que atua como ${creator.name}`}`;
}

function periodOf({ startsOn, endsOn }: Terms['briefing']): string {
  if (startsOn && endsOn) return `de ${dateOf(startsOn)} a ${dateOf(endsOn)}`;
  if (endsOn) return `até ${dateOf(endsOn)}`;
  if (startsOn) return `a partir de ${dateOf(startsOn)}`;
  return 'conforme combinado entre as partes na plataforma';
}

function clauses(terms: Terms): readonly (readonly [heading: string, ...paragraphs: string[]])[] {
  const money = (cents: number) => formatMoney(cents, terms.currency, 'pt-BR');
  const { company, briefing } = terms;
  const isWork = !isAdvertising(briefing);
  const courtPlace = company.address
    ? `de ${company.address.city}/${company.address.state}`
    : 'do domicílio da CONTRATANTE';
  const deliveries = terms.lines.map((row) => {
    const each = isWork ? 'por entrega' : 'por publicação';
    const price = row.pricing === 'total' ? 'pelo conjunto' : each;
    return `- ${row.quantity} × ${formatNames[row.format]}, ${channelNames[row.channel]}: ${money(row.amountCents)} ${price}`;
  });
  const exclusive = exclusivityClause(briefing);
  const disclosed = disclosureClause(briefing);
  return [
    [
      'Partes',
      `CONTRATANTE: ${company.legalName}, ${taxDocument(company)}${company.address ? `, ${addressOf(company.address)}` : ''}, representada por ${company.responsibleName}.`,
      `CONTRATADA: ${payeeOf(terms.payee, terms.creator)}.`,
      `INTERMEDIADORA: ${brand.legalName}, CNPJ ${formatCnpj(brand.legalDocument)}, que recebe, guarda e repassa os valores.`,
    ],
    [
      'Objeto',
      `${isWork ? 'Realização e entrega de trabalho' : 'Criação e publicação de conteúdo'} para o projeto “${briefing.title}”${briefing.brand ? `, marca ${briefing.brand}` : ''}${briefing.product ? `, produto ${briefing.product}` : ''}.`,
      `Período: ${periodOf(briefing)}.`,
      ...workClause(terms.publishing),
    ],
    ['Entregas', ...deliveries, ...publicationsClause(terms.publishing, isWork)],
    [
      'Preço e remuneração',
      `A CONTRATANTE paga ${money(terms.totalCents)} no total. Desse valor, ${money(terms.feeCents)} (${rateInPortuguese(terms.feeBp)}) remuneram a INTERMEDIADORA e ${money(terms.creatorCents)} são devidos à CONTRATADA, antes dos tributos que a lei manda reter.`,
    ],
    [
      'Pagamento',
      `A cobrança da CONTRATANTE vence em ${dateOf(terms.chargeDueOn)}. O valor pago fica guardado pela INTERMEDIADORA até o repasse.`,
      ...(terms.currency === 'BRL' ? lateClause(terms.rates.late) : []),
      `A CONTRATADA emite a nota fiscal ou o recibo em nome da INTERMEDIADORA depois de ${isWork ? 'conferidas as entregas' : 'verificadas as publicações'}. O repasse vence ${daysOf(terms.payoutDays)} após o aceite do documento, passando ao dia útil bancário seguinte quando não houver expediente.`,
    ],
    [
      'Aprovação e alterações',
      `${isWork ? 'Cada entrega é enviada para aprovação antes da versão final' : 'Cada conteúdo é enviado para aprovação antes de publicado'}. O preço ${includesRounds(terms.changeRounds, 'alterações')} por entrega; o que passar disso depende de novo acordo.`,
    ],
    ...(disclosed.length > 0 ? [['Identificação publicitária', ...disclosed] as const] : []),
    ['Direitos de uso', ...rightsClause(briefing)],
    ...(exclusive.length > 0 ? [['Exclusividade', ...exclusive] as const] : []),
    ['Cancelamento', ...endingClause(terms.rates.ending, isWork)],
    [
      'Dados pessoais',
      'As partes tratam dados pessoais apenas para cumprir este contrato e a lei, nos termos da Lei 13.709/2018 (LGPD).',
    ],
    [
      'Aceite eletrônico e foro',
      `O aceite eletrônico de cada parte, com nome, data, endereço de rede e o código SHA-256 deste texto, vale como assinatura (Lei 14.063/2020 e MP 2.200-2/2001). Fica eleito o foro ${courtPlace}.`,
    ],
  ];
}

/**
 * Returns the whole text of a contract. The same data always gives the same text, because the text is hashed.
 */
export function termsText(terms: Terms): string {
  const body = clauses(terms).map(([heading, ...paragraphs], index) =>
    [`${index + 1}. ${heading}`, ...paragraphs].join('\n'),
  );
  return [
    `CONTRATO DE PRESTAÇÃO DE SERVIÇOS${isAdvertising(terms.briefing) ? ' DE CONTEÚDO' : ''}`,
    ...body,
    `Contratação aprovada em ${dateOf(terms.approvedOn)}.`,
  ].join('\n\n');
}
