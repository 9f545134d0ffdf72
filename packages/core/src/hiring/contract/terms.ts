import { dueOn } from '@elenco/brazil';
import { hashOf, splitFee } from '../../kit';
import type { Company, Creator, Payee } from '../../people';
import { type Setting, settingOn } from '../../platform';
import type { Briefing } from '../briefing';
import type { Proposal } from '../proposal';
import { publicationsOf } from './publications';
import type { PublicationTerms } from './publications.pt';
import { roundsIncluded } from './rounds';
import { termsInEnglish } from './terms.en';
import { type Terms, termsText } from './terms.pt';

/** Data from which a contract is made. */
export interface Hiring {
  readonly company: Company;
  readonly creator: Creator;
  readonly payee: Payee;
  readonly briefing: Pick<
    Briefing,
    | ('title' | 'brand' | 'product' | 'startsOn' | 'endsOn')
    | ('kind' | 'rights' | 'exclusivity' | 'contentRules' | 'review' | 'work')
  >;
  readonly proposal: Pick<Proposal, 'lines' | 'totalCents' | 'currency' | 'feeBp'>;
  readonly settings: readonly Setting[];
  /** Business date on which the brand approves. */
  readonly approvedOn: string;
}

/**
 * Returns the texts and amounts of a contract. `approveProposals` stores exactly these values, so a preview
 * on the same day has the same text and hash. The fee rate was fixed when staff approved the briefing, and
 * the creator saw it when entering a price. Amounts are in minor units.
 */
export function previewContract(hiring: Hiring): {
  readonly text: string;
  readonly textHash: string;
  /** English translation for reading. Only `text` is binding. */
  readonly textEnglish: string;
  readonly feeCents: number;
  readonly creatorCents: number;
} & Omit<PublicationTerms, 'currency'> {
  const { proposal, settings, approvedOn } = hiring;
  const { lines, totalCents, currency, feeBp } = proposal;
  const { feeCents, creatorCents } = splitFee(totalCents, feeBp);
  const { place: workplace, equipment } = hiring.briefing.work;
  const publishing = { ...publicationsOf(lines, totalCents), workplace, equipment };
  const chargeDueOn = dueOn(approvedOn, settingOn(settings, 'slip_days', approvedOn));
  const terms: Terms = {
    company: hiring.company,
    creator: hiring.creator,
    payee: hiring.payee,
    briefing: hiring.briefing,
    lines,
    publishing: { ...publishing, currency },
    totalCents,
    feeBp,
    feeCents,
    creatorCents,
    currency,
    approvedOn,
    chargeDueOn,
    rates: {
      // Takes each rate from the same day as the charge and the price of an early end do (decision 193).
      late: {
        fineBp: settingOn(settings, 'late_fine_bp', chargeDueOn),
        interestBp: settingOn(settings, 'late_interest_bp', chargeDueOn),
      },
      ending: {
        beforeBp: settingOn(settings, 'ending_before_bp', approvedOn),
        begunBp: settingOn(settings, 'ending_begun_bp', approvedOn),
        producedBp: settingOn(settings, 'ending_produced_bp', approvedOn),
      },
    },
    payoutDays: settingOn(settings, 'payout_days', approvedOn),
    changeRounds: roundsIncluded(hiring.briefing, settings, approvedOn),
  };
  const text = termsText(terms);
  const textEnglish = termsInEnglish(terms);
  return { text, textHash: hashOf(text), textEnglish, feeCents, creatorCents, ...publishing };
}
