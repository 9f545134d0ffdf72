import { formatCnpj, formatCpf } from '@elenco/brazil';
import {
  daysInEnglish,
  includesRoundsInEnglish,
  publicationsInEnglish,
  rateInEnglish,
  workInEnglish,
} from '../../hiring';
import { formatMoney, isSameText } from '../../kit';
import { brand, taxDocumentIn } from '../../people';
import { payAmounts } from './amounts';
import { publishingOf } from './publishing';
import type { PayTerms } from './terms.pt';

/** Formats a date so that day and month cannot be confused: November 21, 2026. */
const dateOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

const payeeOf = ({ legalForm, taxId, holder }: PayTerms['payee'], name: string) =>
  `${holder}, ${legalForm === 'individual' ? `CPF ${formatCpf(taxId)}` : `CNPJ ${formatCnpj(taxId)}`}${isSameText(holder, name) ? '' : `, who works as ${name}`}`;

function periodOf({ startsOn, endsOn }: PayTerms['pay']): string {
  if (startsOn && endsOn) return `Period: from ${dateOf(startsOn)} to ${dateOf(endsOn)}.`;
  if (endsOn) return `Deadline: ${dateOf(endsOn)}.`;
  return startsOn ? `Start: ${dateOf(startsOn)}.` : 'Deadline: as agreed between the parties.';
}

/**
 * Returns the English translation of an Elenco Pay contract, clause by clause. Only the Portuguese text is
 * accepted, hashed and binding. What the creator wrote is not translated.
 */
export function payTermsInEnglish({ pay, creator, payee, amends, payoutDays }: PayTerms): string {
  const money = (cents: number) => formatMoney(cents, pay.currency, 'en');
  const { clientCents, feeCents, instalments } = payAmounts(pay);
  const document = taxDocumentIn(pay.clientCountry, pay.clientTaxId, 'en');
  const clauses: readonly (readonly [string, ...string[]])[] = [
    [
      'Parties',
      `CLIENT: ${pay.clientName}, ${document}${pay.clientAddress ? `, ${pay.clientAddress}` : ''}${pay.clientContact ? `, represented by ${pay.clientContact}` : ''}.`,
      `CONTRACTOR: ${payeeOf(payee, creator.name)}.`,
      `INTERMEDIARY: ${brand.legalName}, CNPJ ${formatCnpj(brand.legalDocument)}, which receives, holds and passes on the amounts.`,
    ],
    ...(amends
      ? [
          [
            'Amendment',
            `This text adds to the contract “${amends.title}”, SHA-256 code ${amends.textHash}, which remains unchanged except as stated here.`,
          ] as const,
        ]
      : []),
    ['Subject', pay.scope || pay.title, periodOf(pay), ...workInEnglish(pay)],
    [
      'Deliverables',
      ...pay.lines.map((row) => `- ${row.quantity} × ${row.label}: ${money(row.amountCents)} each`),
      ...publicationsInEnglish(publishingOf(pay)),
      `The price ${includesRoundsInEnglish(pay.rounds)}.`,
      ...(pay.silenceDays > 0
        ? [
            `Once the work is delivered and the installment is paid, the CLIENT approves it or requests changes. Without an answer within ${pay.silenceDays} business ${pay.silenceDays === 1 ? 'day' : 'days'}, the work counts as approved; the INTERMEDIARY notifies the CLIENT by e-mail at least one business day before.`,
          ]
        : []),
    ],
    [
      'Price and payment',
      `The CLIENT pays ${money(clientCents)} in total${pay.feePayer === 'client' ? `, including ${money(feeCents)} for the INTERMEDIARY` : ''}:`,
      ...instalments.map(
        (one) =>
          `- ${money(one.amountCents)} on ${dateOf(one.dueOn)}${one.deliverOn ? `, for the delivery by ${dateOf(one.deliverOn)}` : ''}`,
      ),
      ...(pay.currency === 'BRL'
        ? []
        : [
            `Payment is made in ${pay.currency}, by international transfer or, if the page of the contract offers it, by card, and counts once the INTERMEDIARY has received the full amount.`,
          ]),
      `The amount paid is held by the INTERMEDIARY until the CLIENT approves the deliverable; the payout to the CONTRACTOR is due ${daysInEnglish(payoutDays)} after the invoice or receipt is accepted.`,
      ...(pay.fineBp + pay.interestBp > 0
        ? [
            `An installment paid late bears a fine of ${rateInEnglish(pay.fineBp)} and interest of ${rateInEnglish(pay.interestBp)} per month, calculated by day.`,
          ]
        : []),
    ],
    [
      'Usage rights',
      pay.rights || 'The CONTRACTOR keeps the copyright; other uses require a written agreement.',
    ],
    [
      'Cancellation',
      pay.cancelBp > 0
        ? `If the CLIENT withdraws before the delivery, it pays ${rateInEnglish(pay.cancelBp)} of the price; the rest of the amount held is returned.`
        : 'If the CLIENT withdraws before the delivery, the amount held is returned, less the value of what has already been delivered.',
    ],
    [
      'Electronic acceptance',
      'Sending by the CONTRACTOR and acceptance by the CLIENT, with name, date, confirmed e-mail address, IP address and the SHA-256 code of the Portuguese text, constitute a signature (Law 14,063/2020 and MP 2,200-2/2001).',
    ],
  ];
  const body = clauses.map(([heading, ...paragraphs], index) =>
    [`${index + 1}. ${heading}`, ...paragraphs].join('\n'),
  );
  return [amends ? 'AMENDMENT TO A CONTENT AGREEMENT' : 'CONTENT AGREEMENT', ...body].join('\n\n');
}
