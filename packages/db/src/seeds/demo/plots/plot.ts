import type { Briefing, Channel, Format, Skill } from '@elenco/core';

/** Stage of a demo project, named after the last thing that happened in it. */
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

/** Stage of the early end of a contract. */
type EndingStage = 'asked' | 'withdrawn' | 'disputed' | 'agreed' | 'refunded';

export interface Plot {
  /** Index of the brand in the list of brands; Aurora is 0. */
  readonly brand: number;
  readonly title: string;
  readonly product: string;
  readonly about: string;
  readonly skill: Skill;
  readonly wanted: readonly (readonly [Channel, Format, number])[];
  readonly budgetCents: number;
  /** Number of days since the briefing was submitted to staff. */
  readonly begun: number;
  /** Length of the work in days; 35 if undefined. */
  readonly days?: number;
  readonly stage: Stage;
  /** Number of creators that are wanted and hired. */
  readonly hires?: number;
  /** Amendment or early end of the first contract that is requested later. */
  readonly sequel?: 'amendment_asked' | 'amendment_accepted' | 'amendment_refused' | `ending_${EndingStage}`;
  /** True if Caio, the first demo creator, takes part. */
  readonly caio?: true;
  readonly kind?: Briefing['kind'];
  /** Additional fields of the brief. */
  readonly brief?: Partial<Pick<Briefing, 'work' | 'publicText' | 'links'>>;
}

/** Returns `n` reels as the deliverables that each creator owes. */
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
/** Stages outside the main sequence. The value is the last stage of the sequence before each. */
const sideStages: Partial<Record<Stage, Stage>> = {
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
/** Returns true if a project has reached a stage of the sequence. */
export const hasReached = (plot: Plot, stage: Stage) =>
  order.indexOf(sideStages[plot.stage] ?? plot.stage) >= order.indexOf(stage);
