import { formatCnpj, formatCpf } from '@elenco/brazil';
import { formatMoney, isSameText } from '../../kit';
import type { Creator, Payee } from '../../people';
import { brand, taxDocument } from '../../people';
import { endingInEnglish, lateInEnglish, rateInEnglish } from './ending.en';
import { isAdvertising } from './kind';
import { formatNames, publicationsInEnglish, workInEnglish } from './publications.en';
import { channelNames } from './publications.pt';
import {
  daysOf,
  disclosureInEnglish,
  exclusivityInEnglish,
  includesRoundsInEnglish,
  rightsInEnglish,
} from './rights.en';
import { addressOf, type Terms } from './terms.pt';

/** Formats a date so that day and month cannot be confused: November 21, 2026. */
const dateOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

function payeeOf({ legalForm, taxId, holder }: Payee, creator: Creator): string {
  const document =
    legalForm === 'individual' ? `CPF ${formatCpf(taxId, { hidden: true })}` : `CNPJ ${formatCnpj(taxId)}`;
  return `${holder}, ${document}${isSameText(holder, creator.name) ? '' : `, who works as ${creator.name}`}`;
}

function periodOf({ startsOn, endsOn }: Terms['briefing']): string {
  if (startsOn && endsOn) return `from ${dateOf(startsOn)} to ${dateOf(endsOn)}`;
  if (endsOn) return `until ${dateOf(endsOn)}`;
  if (startsOn) return `from ${dateOf(startsOn)} on`;
  return 'as agreed between the parties on the platform';
}

function clauses(terms: Terms): readonly (readonly [heading: string, ...paragraphs: string[]])[] {
  const money = (cents: number) => formatMoney(cents, terms.currency, 'en');
  const { company, briefing } = terms;
  const isWork = !isAdvertising(briefing);
  const courtsAt = company.address
    ? `of ${company.address.city}/${company.address.state}`
    : 'of the CLIENT’s domicile';
  const deliveries = terms.lines.map((row) => {
    const each = isWork ? 'per deliverable' : 'per post';
    const price = row.pricing === 'total' ? 'in total' : each;
    return `- ${row.quantity} × ${formatNames[row.format]}, ${channelNames[row.channel]}: ${money(row.amountCents)} ${price}`;
  });
  const exclusive = exclusivityInEnglish(briefing);
  const disclosed = disclosureInEnglish(briefing);
  return [
    [
      'Parties',
      `CLIENT: ${company.legalName}, ${taxDocument(company)}${company.address ? `, ${addressOf(company.address)}` : ''}, represented by ${company.responsibleName}.`,
      `CONTRACTOR: ${payeeOf(terms.payee, terms.creator)}.`,
      `INTERMEDIARY: ${brand.legalName}, CNPJ ${formatCnpj(brand.legalDocument)}, which receives, holds and passes on the amounts.`,
    ],
    [
      'Subject',
      `${isWork ? 'Performance and delivery of work' : 'Creation and publication of content'} for the project “${briefing.title}”${briefing.brand ? `, brand ${briefing.brand}` : ''}${briefing.product ? `, product ${briefing.product}` : ''}.`,
      `Period: ${periodOf(briefing)}.`,
      ...workInEnglish(terms.publishing),
    ],
    ['Deliverables', ...deliveries, ...publicationsInEnglish(terms.publishing, isWork)],
    [
      'Price and remuneration',
      `The CLIENT pays ${money(terms.totalCents)} in total. Of this amount, ${money(terms.feeCents)} (${rateInEnglish(terms.feeBp)}) is the remuneration of the INTERMEDIARY and ${money(terms.creatorCents)} is due to the CONTRACTOR, before taxes withheld by law.`,
    ],
    [
      'Payment',
      `The CLIENT’s charge is due on ${dateOf(terms.chargeDueOn)}. The amount paid is held by the INTERMEDIARY until the payout.`,
      ...(terms.currency === 'BRL' ? lateInEnglish(terms.rates.late) : []),
      `The CONTRACTOR issues the invoice or receipt to the INTERMEDIARY once the ${isWork ? 'deliverables' : 'posts'} are verified. The payout is due ${daysOf(terms.payoutDays)} after the document is accepted, or on the next business day of the banks.`,
    ],
    [
      'Approval and changes',
      `${isWork ? 'Each deliverable is sent for approval before its final version' : 'Each piece of content is sent for approval before it is published'}. The price ${includesRoundsInEnglish(terms.changeRounds)} for each deliverable; further changes require a new agreement.`,
    ],
    ...(disclosed.length > 0 ? [['Disclosure', ...disclosed] as const] : []),
    ['Usage rights', ...rightsInEnglish(briefing)],
    ...(exclusive.length > 0 ? [['Exclusivity', ...exclusive] as const] : []),
    ['Termination', ...endingInEnglish(terms.rates.ending, isWork)],
    [
      'Personal data',
      'The parties process personal data only to perform this contract and to comply with the law, under Law 13,709/2018 (LGPD).',
    ],
    [
      'Electronic acceptance and jurisdiction',
      `The electronic acceptance of each party, with name, date, IP address and the SHA-256 code of the Portuguese text, constitutes a signature (Law 14,063/2020 and MP 2,200-2/2001). The courts ${courtsAt} have jurisdiction.`,
    ],
  ];
}

/**
 * Returns the English translation of the contract. Only the Portuguese text is accepted, hashed and binding.
 */
export function termsInEnglish(terms: Terms): string {
  const body = clauses(terms).map(([heading, ...paragraphs], index) =>
    [`${index + 1}. ${heading}`, ...paragraphs].join('\n'),
  );
  const title = isAdvertising(terms.briefing) ? 'CONTENT SERVICES AGREEMENT' : 'SERVICES AGREEMENT';
  return [title, ...body, `Hiring approved on ${dateOf(terms.approvedOn)}.`].join('\n\n');
}
