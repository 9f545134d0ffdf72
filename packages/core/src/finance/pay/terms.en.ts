import { formatCnpj, formatCpf } from '@elenco/brazil';
import { publicationsInEnglish, workInEnglish } from '../../hiring';
import { formatMoney } from '../../kit';
import { brand, taxDocumentIn } from '../../people';
import { payAmounts } from './amounts';
import { publishingOf } from './publishing';
import type { PayTerms } from './terms.pt';

/** Formats a date without ambiguity between day and month: 21 November 2026. */
const dateOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
const rateOf = (bp: number) => `${bp / 100}%`;

const payeeOf = ({ legalForm, taxId, holder }: PayTerms['payee'], name: string) =>
  `${holder}, ${legalForm === 'individual' ? `CPF ${formatCpf(taxId, { hidden: true })}` : `CNPJ ${formatCnpj(taxId)}`}, who works as ${name}`;

function periodOf({ startsOn, endsOn }: PayTerms['pay']): string {
  if (startsOn && endsOn) return `Period: from ${dateOf(startsOn)} to ${dateOf(endsOn)}.`;
  if (endsOn) return `Deadline: ${dateOf(endsOn)}.`;
  return startsOn ? `Start: ${dateOf(startsOn)}.` : 'Deadline: as agreed between the parties.';
}

/**
 * Returns the English translation of a creator's own contract, clause by clause. Only the Portuguese text is
 * accepted, hashed and binding. Text by the creator is not translated.
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
            `This text adds to the contract “${amends.title}”, SHA-256 code ${amends.textHash}, which stays as it is in everything that is not changed here.`,
          ] as const,
        ]
      : []),
    ['Subject', pay.scope || pay.title, periodOf(pay), ...workInEnglish(pay)],
    [
      'Deliveries',
      ...pay.lines.map((row) => `- ${row.quantity} × ${row.label}: ${money(row.amountCents)} each`),
      ...publicationsInEnglish(publishingOf(pay)),
      `The price includes up to ${pay.rounds} rounds of changes.`,
    ],
    [
      'Price and payment',
      `The CLIENT pays ${money(clientCents)} in total${pay.feePayer === 'client' ? `, including ${money(feeCents)} for the INTERMEDIARY` : ''}:`,
      ...instalments.map((one) => `- ${money(one.amountCents)} on ${dateOf(one.dueOn)}`),
      `What is paid is held by the INTERMEDIARY until the CLIENT approves the delivery; the payout to the CONTRACTOR is due ${payoutDays} days after the invoice or receipt is accepted.`,
      ...(pay.fineBp + pay.interestBp > 0
        ? [
            `An instalment paid late bears a fine of ${rateOf(pay.fineBp)} and interest of ${rateOf(pay.interestBp)} a month, counted by day.`,
          ]
        : []),
    ],
    [
      'Rights of use',
      pay.rights || 'The CONTRACTOR keeps the copyright; other uses depend on an agreement in writing.',
    ],
    [
      'Cancellation',
      pay.cancelBp > 0
        ? `If the CLIENT withdraws before the delivery, it pays ${rateOf(pay.cancelBp)} of the price; the rest of the amount held returns to it.`
        : 'If the CLIENT withdraws before the delivery, the amount held returns to it, less what has already been delivered.',
    ],
    [
      'Electronic acceptance',
      'The sending by the CONTRACTOR and the acceptance by the CLIENT, with name, date, confirmed e-mail address, network address and the SHA-256 code of the Portuguese text, count as a signature (Law 14,063/2020 and MP 2,200-2/2001).',
    ],
  ];
  const body = clauses.map(([heading, ...paragraphs], index) =>
    [`${index + 1}. ${heading}`, ...paragraphs].join('\n'),
  );
  return [amends ? 'AMENDMENT TO A CONTENT AGREEMENT' : 'CONTENT AGREEMENT', ...body].join('\n\n');
}
