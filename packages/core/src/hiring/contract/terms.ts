import { dueOn } from '@elenco/brazil';
import { hashOf, splitFee } from '../../kit';
import type { Company, Creator, Payee } from '../../people';
import { type Setting, settingOn } from '../../platform';
import type { Briefing } from '../briefing';
import type { Proposal } from '../proposal';
import { publicationsOf } from './publications';
import type { Publishing } from './publications.pt';
import { roundsIncluded } from './rounds';
import { termsInEnglish } from './terms.en';
import { type Terms, termsText } from './terms.pt';

/** What a contract is made from. */
export interface Hiring {
  readonly company: Company;
  readonly creator: Creator;
  readonly payee: Payee;
  readonly briefing: Pick<
    Briefing,
    | ('title' | 'brand' | 'product' | 'startsOn' | 'endsOn')
    | ('rights' | 'exclusivity' | 'contentRules' | 'review' | 'work')
  >;
  readonly proposal: Pick<Proposal, 'lines' | 'totalCents' | 'currency' | 'feeBp'>;
  readonly settings: readonly Setting[];
  /** Business date of the approval. */
  readonly approvedOn: string;
}

/**
 * What a contract would say and how its money divides: `approveProposals` keeps exactly this, so that a
 * preview of the same day is the same text with the same hash. The rate is the one that the creator saw when
 * naming the price; it was kept from the briefing's approval on. Amounts are minor units.
 */
export function previewContract(hiring: Hiring): {
  readonly text: string;
  readonly textHash: string;
  /** To be read beside `text`, which alone binds. */
  readonly textEnglish: string;
  readonly feeCents: number;
  readonly creatorCents: number;
} & Omit<Publishing, 'currency'> {
  const { proposal, settings, approvedOn } = hiring;
  const { lines, totalCents, currency, feeBp } = proposal;
  const { feeCents, creatorCents } = splitFee(totalCents, feeBp);
  const { place: workplace, equipment } = hiring.briefing.work;
  const publishing = { ...publicationsOf(lines, totalCents), workplace, equipment };
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
    chargeDueOn: dueOn(approvedOn, settingOn(settings, 'slip_days', approvedOn)),
    payoutDays: settingOn(settings, 'payout_days', approvedOn),
    changeRounds: roundsIncluded(hiring.briefing, settings, approvedOn),
  };
  const text = termsText(terms);
  const textEnglish = termsInEnglish(terms);
  return { text, textHash: hashOf(text), textEnglish, feeCents, creatorCents, ...publishing };
}
