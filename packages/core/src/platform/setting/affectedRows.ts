import type { SettingKey } from './declared';

/**
 * A list filter that finds the rows of a resource that a new value will affect. Terms that are already agreed
 * are not affected.
 */
export interface AffectedRows {
  readonly resource: string;
  readonly filter: Readonly<Record<string, readonly string[]>>;
}

const offers: AffectedRows = {
  resource: 'proposals',
  filter: { status: ['received', 'pending', 'countered', 'sent', 'under_approval'] },
};
const awaitedShortlists: AffectedRows = {
  resource: 'briefings',
  filter: { status: ['under_approval', 'curation'] },
};
const invitations: AffectedRows = {
  resource: 'briefings',
  filter: { status: ['under_approval', 'curation', 'selection'] },
};
const ofPlans = (...plan: string[]): AffectedRows => ({ resource: 'companies', filter: { plan } });
const subscribers: AffectedRows = { resource: 'subscriptions', filter: { status: ['active', 'past_due'] } };
const pastDueSubscriptions: AffectedRows = { resource: 'subscriptions', filter: { status: ['past_due'] } };
const hirings: AffectedRows = { resource: 'contracts', filter: { status: ['active'] } };
const work: AffectedRows = {
  resource: 'deliverables',
  filter: { status: ['planned', 'changes_requested', 'draft_submitted'] },
};

/** Rows that a new value of each setting affects, shown to staff before they decide. */
export const rowsAffectedBy: Readonly<Record<SettingKey, AffectedRows>> = {
  fee_bp: ofPlans('open', 'community', 'business'),
  fee_bp_enterprise: ofPlans('enterprise'),
  // Elenco Pay contracts that creators have already drafted keep their fee.
  fee_bp_own: { resource: 'creators', filter: {} },
  slip_days: offers,
  late_fine_bp: { resource: 'charges', filter: { status: ['open', 'overdue'] } },
  late_interest_bp: { resource: 'charges', filter: { status: ['open', 'overdue'] } },
  max_difference_bp: { resource: 'receipts', filter: { status: ['unmatched'] } },
  max_difference_cents: { resource: 'receipts', filter: { status: ['unmatched'] } },
  payout_days: { resource: 'payouts', filter: { status: ['waiting_invoice'] } },
  payee_rest_hours: { resource: 'payouts', filter: { status: ['waiting_invoice', 'processing', 'failed'] } },
  answer_days: invitations,
  shortlist_hours: awaitedShortlists,
  shortlist_min: awaitedShortlists,
  open_briefings: ofPlans('open'),
  matchings: ofPlans('open', 'community', 'business'),
  extra_match_cents: ofPlans('open', 'community', 'business'),
  extra_match_cents_usd: ofPlans('open', 'community', 'business'),
  plan_cents_brl: ofPlans('community'),
  plan_cents_usd: ofPlans('community'),
  business_cents_brl: ofPlans('business'),
  business_cents_usd: ofPlans('business'),
  invoice_day: subscribers,
  invoice_due_day: subscribers,
  invoice_review_days: subscribers,
  remind_before_days: subscribers,
  remind_after_days: subscribers,
  remind_again_days: subscribers,
  suspend_days: pastDueSubscriptions,
  end_days: pastDueSubscriptions,
  card_retry_days: subscribers,
  card_retries: subscribers,
  card_warning_days: subscribers,
  expert_days: ofPlans('business', 'enterprise'),
  change_rounds: offers,
  silence_days: work,
  draft_megabytes: work,
  // A contract that ends early uses the values in force on the day of its hiring, so only offers are
  // affected.
  ending_before_bp: offers,
  ending_begun_bp: offers,
  ending_produced_bp: offers,
  ending_answer_days: hirings,
  evaluation_days: hirings,
  merge_undo_days: { resource: 'creators', filter: {} },
};
