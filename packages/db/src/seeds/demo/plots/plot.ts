import type { Briefing, Channel, Format, Skill } from '@elenco/core';

/** How far a project of the demo data has come; each name is the last thing that happened in it. */
export type Stage =
  | 'draft'
  | 'under_approval'
  | 'sent_back'
  | 'curation'
  | 'more_names'
  | 'selection'
  | 'invited'
  | 'answered'
  | 'contract'
  | 'half_signed'
  | 'withdrawn'
  | 'signed'
  | 'overdue'
  | 'paid'
  | 'draft_shown'
  | 'changes_asked'
  | 'draft_approved'
  | 'published'
  | 'verified'
  | 'invoiced'
  | 'invoice_refused'
  | 'processing'
  | 'prepared'
  | 'failed'
  | 'made'
  | 'one_evaluated'
  | 'closed'
  | 'cancelled';

/** How far an ending has come. */
type EndingStage = 'asked' | 'withdrawn' | 'disputed' | 'agreed' | 'refunded';

export interface Plot {
  /** Place of the brand in the list of brands; Aurora is 0. */
  readonly brand: number;
  readonly title: string;
  readonly product: string;
  readonly about: string;
  readonly skill: Skill;
  readonly wanted: readonly (readonly [Channel, Format, number])[];
  readonly budgetCents: number;
  /** Days ago on which it was sent to the staff. */
  readonly begun: number;
  readonly stage: Stage;
  /** Creators wanted and hired. */
  readonly hires?: number;
  /** What was asked of the first contract afterwards. */
  readonly sequel?: 'renewal_asked' | 'renewal_accepted' | 'renewal_refused' | `ending_${EndingStage}`;
  /** The demo data’s own creator takes part. */
  readonly caio?: true;
  readonly kind?: Briefing['kind'];
  /** What its brief says besides. */
  readonly brief?: Partial<Pick<Briefing, 'work' | 'publicText' | 'links'>>;
}

/** What a brand wants of each creator. */
export const reels = (n: number) => ['instagram', 'reels', n] as const;
export const stories = (n: number) => ['instagram', 'stories', n] as const;
export const tiktok = (n: number) => ['tiktok', 'video', n] as const;
export const youtube = (n: number) => ['youtube', 'video', n] as const;

const order: readonly Stage[] = [
  'draft',
  'under_approval',
  'curation',
  'selection',
  'invited',
  'answered',
  'contract',
  'signed',
  'paid',
  'draft_shown',
  'draft_approved',
  'published',
  'verified',
  'invoiced',
  'processing',
  'prepared',
  'made',
  'closed',
];
/** Ends that leave the main road, and where they leave it. */
const turnings: Partial<Record<Stage, Stage>> = {
  sent_back: 'under_approval',
  more_names: 'selection',
  half_signed: 'contract',
  withdrawn: 'contract',
  overdue: 'signed',
  changes_asked: 'draft_shown',
  invoice_refused: 'invoiced',
  failed: 'prepared',
  one_evaluated: 'made',
  cancelled: 'selection',
};
/** Whether a project has come as far. */
export const reached = (plot: Plot, stage: Stage) =>
  order.indexOf(turnings[plot.stage] ?? plot.stage) >= order.indexOf(stage);
