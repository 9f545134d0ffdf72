import type { PaymentRates } from './ending.pt';

export const rateInEnglish = (bp: number) => `${bp / 100}%`;

/** Returns the English translation of `lateClause`. */
export const lateInEnglish = ({ fineBp, interestBp }: PaymentRates['late']): string[] =>
  fineBp + interestBp > 0
    ? [
        `Amounts that the CLIENT pays after the due date bear a one-time fine of ${rateInEnglish(fineBp)} and interest of ${rateInEnglish(interestBp)} per month, accrued daily, due to the INTERMEDIARY.`,
      ]
    : [];

/** Returns the English translation of `endingClause`. */
export const endingInEnglish = (
  { beforeBp, begunBp, producedBp }: PaymentRates['ending'],
  isWork: boolean,
): string[] => [
  'Until both parties have accepted, either may withdraw at no cost, giving the reason.',
  'After that, either may request termination on the platform, giving the reason; if the other does not agree, the INTERMEDIARY hears both and decides. If the CLIENT terminates, the following share of the price of each deliverable is due to the CONTRACTOR:',
  `- approved or ${isWork ? 'delivered' : 'published'}: 100%`,
  `- submitted for approval: ${rateInEnglish(producedBp)}`,
  `- not yet submitted, after the start of the period: ${rateInEnglish(begunBp)}`,
  `- not yet submitted, before the start of the period: ${rateInEnglish(beforeBp)}`,
  `If the CONTRACTOR terminates, only approved or ${isWork ? 'delivered' : 'published'} work is due. A renewal without new deliverables is due in full once it has begun. The INTERMEDIARY is paid in proportion to what is due; the rest of the amount held is returned to the CLIENT, and what it has not paid yet is no longer charged.`,
  'If a party breaches the agreement and does not remedy the breach within 10 days of notice, the other may terminate it; approved work is paid, and the rest of the amount held is returned to the CLIENT.',
];
