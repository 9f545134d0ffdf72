import { formatCnpj, formatCpf } from '@elenco/brazil';
import {
  daysInPortuguese,
  includesRounds,
  publicationsClause,
  rateInPortuguese,
  workClause,
} from '../../hiring';
import { formatMoney, isSameText } from '../../kit';
import { brand, type Creator, type Payee, taxDocumentIn } from '../../people';
import { payAmounts } from './amounts';
import type { PayContract } from './pay';
import { publishingOf } from './publishing';

/** Data from which the text of an Elenco Pay contract is written. */
export interface PayTerms {
  readonly pay: Omit<PayContract, 'text' | 'textHash' | 'textEnglish'>;
  readonly creator: Pick<Creator, 'name'>;
  readonly payee: Pick<Payee, 'legalForm' | 'taxId' | 'holder'>;
  /** The contract that this contract amends. */
  readonly amends: Pick<PayContract, 'title' | 'textHash'> | null;
  readonly payoutDays: number;
}

const dateOf = (day: string) => day.split('-').reverse().join('/');

/**
 * Returns the creator's name with the complete tax number. The text names the client in the same way. Only
 * both parties and staff can read the text.
 */
const payeeOf = ({ legalForm, taxId, holder }: PayTerms['payee'], name: string) =>
  `${holder}, ${legalForm === 'individual' ? `CPF ${formatCpf(taxId)}` : `CNPJ ${formatCnpj(taxId)}`}${isSameText(holder, name) ? '' : `, que atua como ${name}`}`;

function periodOf({ startsOn, endsOn }: PayTerms['pay']): string {
  if (startsOn && endsOn) return `Período: de ${dateOf(startsOn)} a ${dateOf(endsOn)}.`;
  if (endsOn) return `Prazo: até ${dateOf(endsOn)}.`;
  return startsOn ? `Início: ${dateOf(startsOn)}.` : 'Prazo: conforme combinado entre as partes.';
}

/**
 * Returns the text of the contract, in Portuguese for every user: this text is hashed and binds the parties.
 * The same terms always give the same bytes.
 */
export function payTermsText({ pay, creator, payee, amends, payoutDays }: PayTerms): string {
  const money = (cents: number) => formatMoney(cents, pay.currency, 'pt-BR');
  const { clientCents, feeCents, instalments } = payAmounts(pay);
  const clauses: readonly (readonly [string, ...string[]])[] = [
    [
      'Partes',
      `CONTRATANTE: ${pay.clientName}, ${taxDocumentIn(pay.clientCountry, pay.clientTaxId, 'pt')}${pay.clientAddress ? `, ${pay.clientAddress}` : ''}${pay.clientContact ? `, por ${pay.clientContact}` : ''}.`,
      `CONTRATADA: ${payeeOf(payee, creator.name)}.`,
      `INTERMEDIADORA: ${brand.legalName}, CNPJ ${formatCnpj(brand.legalDocument)}, que recebe, guarda e repassa os valores.`,
    ],
    ...(amends
      ? [
          [
            'Aditivo',
            `Este texto acrescenta ao contrato “${amends.title}”, de código SHA-256 ${amends.textHash}, que fica como está no que aqui não se muda.`,
          ] as const,
        ]
      : []),
    ['Objeto', pay.scope || pay.title, periodOf(pay), ...workClause(pay)],
    [
      'Entregas',
      ...pay.lines.map((row) => `- ${row.quantity} × ${row.label}: ${money(row.amountCents)} cada`),
      ...publicationsClause(publishingOf(pay)),
      `O preço ${includesRounds(pay.rounds, 'ajustes')}.`,
      ...(pay.silenceDays > 0
        ? [
            `Entregue o trabalho e paga a parcela, a CONTRATANTE aprova ou pede ajustes. Sem resposta em ${pay.silenceDays} ${pay.silenceDays === 1 ? 'dia útil' : 'dias úteis'}, a entrega fica aprovada; a INTERMEDIADORA avisa a CONTRATANTE por e-mail ao menos um dia útil antes.`,
          ]
        : []),
    ],
    [
      'Preço e pagamento',
      `A CONTRATANTE paga ${money(clientCents)} no total${pay.feePayer === 'client' ? `, incluídos ${money(feeCents)} da INTERMEDIADORA` : ''}:`,
      ...instalments.map(
        (one) =>
          `- ${money(one.amountCents)} em ${dateOf(one.dueOn)}${one.deliverOn ? `, pela entrega até ${dateOf(one.deliverOn)}` : ''}`,
      ),
      ...(pay.currency === 'BRL'
        ? []
        : [
            `O pagamento é feito em ${pay.currency}, por transferência internacional ou, se a página do contrato o oferecer, por cartão, e conta quando a INTERMEDIADORA recebe o valor inteiro.`,
          ]),
      `O valor pago fica guardado pela INTERMEDIADORA até a CONTRATANTE aprovar a entrega; o repasse à CONTRATADA vence ${daysInPortuguese(payoutDays)} após o aceite da nota fiscal ou do recibo.`,
      ...(pay.fineBp + pay.interestBp > 0
        ? [
            `Em atraso, a parcela tem multa de ${rateInPortuguese(pay.fineBp)} e juros de ${rateInPortuguese(pay.interestBp)} ao mês, contados por dia.`,
          ]
        : []),
    ],
    [
      'Direitos de uso',
      pay.rights || 'A CONTRATADA mantém os direitos autorais; outros usos dependem de acordo por escrito.',
    ],
    [
      'Cancelamento',
      pay.cancelBp > 0
        ? `Se a CONTRATANTE desistir antes da entrega, paga ${rateInPortuguese(pay.cancelBp)} do preço; o restante do valor guardado volta a ela.`
        : 'Se a CONTRATANTE desistir antes da entrega, o valor guardado volta a ela, descontado o que já tiver sido entregue.',
    ],
    [
      'Aceite eletrônico',
      'O envio pela CONTRATADA e o aceite da CONTRATANTE, com nome, data, e-mail confirmado, endereço de rede e o código SHA-256 deste texto, valem como assinatura (Lei 14.063/2020 e MP 2.200-2/2001).',
    ],
  ];
  const body = clauses.map(([heading, ...paragraphs], index) =>
    [`${index + 1}. ${heading}`, ...paragraphs].join('\n'),
  );
  return [amends ? 'ADITIVO A CONTRATO DE CONTEÚDO' : 'CONTRATO DE CONTEÚDO', ...body].join('\n\n');
}
