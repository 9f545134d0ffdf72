import { businessDate, daysBetween } from '@elenco/brazil';
import { type ChargeOfWork, isPayoutOver, lateSide, type Payout, unpaidCharges } from '@elenco/core/finance';
import type { Briefing, PlanDay } from '@elenco/core/hiring';
import {
  type Contract,
  type Deliverable,
  isExpired,
  isInForce,
  openStates,
  type Proposal,
} from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';

const stages = [
  'briefing',
  'selection',
  'proposals',
  'contracts',
  'content',
  'publication',
  'payment',
] as const;

/** Returns the last day before an instant, since a deadline is stored as the start of the next day. */
export const lastDayBefore = (instant: string) =>
  businessDate(new Date(Date.parse(instant) - 1).toISOString());

export interface StageFacts {
  readonly briefing: Pick<Briefing, 'status' | 'createdAt' | 'submittedAt' | 'startsOn' | 'endsOn'>;
  readonly offers: readonly Pick<Proposal, 'status' | 'createdAt' | 'answerBy'>[];
  readonly made: readonly Pick<
    Contract,
    'id' | 'status' | 'approvedOn' | 'statusSince' | 'companyAcceptedAt'
  >[];
  readonly work: readonly Pick<
    Deliverable,
    'contractId' | 'amendmentId' | 'status' | 'dueOn' | 'statusSince'
  >[];
  readonly charges: readonly ChargeOfWork[];
  readonly payouts: readonly Pick<Payout, 'status' | 'dueOn' | 'madeOn'>[];
  /** Schedule of the brief, for dates of stages without rows. */
  readonly plan?: readonly Pick<PlanDay, 'code' | 'on'>[];
  /** Date by which curation promises the first creators; set only during curation. */
  readonly shortlistOn?: string | null;
  /** Current business date. */
  readonly today: string;
}

export interface Stage {
  readonly key: (typeof stages)[number];
  readonly state: 'done' | 'open' | 'now' | 'next';
  /** Business dates; equal for a single day, null if unknown. */
  readonly from: string | null;
  readonly to: string | null;
  /** Number of finished items; 0 if the stage counts none. */
  readonly done: number;
  /** Number of all items; 0 if the stage counts none. */
  readonly of: number;
  /** True if only creators still have to accept contracts. */
  readonly signed?: boolean;
  /** Number of remaining items of a past stage; 0 for other stages. */
  readonly left: number;
  /**
   * Number of items with which creators are late. The current stage includes those of later stages, which
   * then have 0.
   */
  readonly late: number;
}

type Piece = StageFacts['work'][number];
const isOpenOffer = ({ status }: Pick<Proposal, 'status'>) => openStates.some((one) => one === status);
const approved = ({ status }: Piece) => ['approved', 'published', 'verified'].includes(status);
const isPublished = ({ status }: Piece) => status === 'published' || status === 'verified';

/** Returns the stages of a project with their data; empty for a cancelled project. */
export function stagesOf(facts: StageFacts): Stage[] {
  const at = currentOf(facts);
  if (at === null) return [];
  const all = stages.map((key) => ({
    key,
    from: null,
    to: null,
    done: 0,
    of: 0,
    left: 0,
    late: 0,
    ...details[key](facts),
  }));
  return all.map((known, index) => {
    const state = index === at ? 'now' : index > at ? 'next' : known.left > 0 ? 'open' : 'done';
    // Late work of later stages counts in the current one, so that the stages and the project's alert have
    // the same counts.
    const late = index === at ? sum(all.slice(at).map((one) => one.late)) : index < at ? known.late : 0;
    return { ...known, state, left: index < at ? known.left : 0, late };
  });
}

/** Stages in which only hired creators take part. */
const hiring: readonly Stage['key'][] = ['contracts', 'content', 'publication', 'payment'];

/**
 * Returns the most urgent creator of a stage. From the contracts stage on, only creators with a contract that
 * was not cancelled are considered.
 */
export function mostUrgentPerson<
  P extends { readonly contractId: number | undefined; readonly progress: { readonly code: string } },
>(key: Stage['key'], people: readonly P[]): P | undefined {
  if (!hiring.includes(key)) return people[0];
  return people.find(({ contractId, progress }) => contractId !== undefined && progress.code !== 'cancelled');
}

/**
 * Returns the elapsed share of the current stage, from 0 to 1. Undefined if the stage has no dates or its end
 * has passed. After the end, today would appear before a later stage with an earlier date.
 */
export function stageProgress(road: readonly Stage[], today: string): number | undefined {
  const now = road.find(({ state }) => state === 'now');
  if (!now?.from || !now.to || now.from >= now.to || today > now.to) return undefined;
  const share = daysBetween(now.from, today) / daysBetween(now.from, now.to);
  return Math.max(0, share);
}

function currentOf({ briefing: { status }, made, work, payouts }: StageFacts): number | null {
  if (status === 'cancelled') return null;
  if (status === 'closed') return stages.length;
  if (status === 'draft' || status === 'under_approval') return 0;
  if (status === 'curation' || status === 'selection' || status === 'selection_ended') return 1;
  const ours = made.filter(isInForce);
  if (ours.length === 0) return made.some((one) => one.status !== 'cancelled') ? 3 : 2;
  const pieces = work.filter(({ contractId }) => ours.some(({ id }) => id === contractId));
  if (pieces.length === 0 || !pieces.every(approved)) return 4;
  if (!pieces.every(isPublished)) return 5;
  return payouts.length > 0 && payouts.every(isPayoutOver) ? stages.length : 6;
}

const day = (instant: string) => businessDate(instant);
const earliestOf = (days: readonly (string | null)[]) => days.filter((one) => one !== null).sort()[0] ?? null;
const most = (days: readonly (string | null)[]) =>
  days
    .filter((one) => one !== null)
    .sort()
    .at(-1) ?? null;
const planned = (plan: StageFacts['plan'], code: PlanDay['code']) =>
  plan?.find((one) => one.code === code)?.on ?? null;
/** Returns the work with which creators are late. */
function lateWork({ work, charges, today }: Pick<StageFacts, 'work' | 'charges' | 'today'>): Piece[] {
  const unpaid = unpaidCharges(charges);
  return work.filter((piece) => lateSide(piece, unpaid, today) === 'creator');
}
const onDay = (value: string | null) => ({ from: value, to: value });

const details: Record<Stage['key'], (facts: StageFacts) => Partial<Omit<Stage, 'key' | 'state'>>> = {
  briefing: ({ briefing: { createdAt, submittedAt } }) => onDay(day(submittedAt ?? createdAt)),
  // Curation begins when staff approve the brief; before, its date is unknown.
  selection: ({ briefing: { status, submittedAt }, offers, shortlistOn }) => ({
    from: status === 'draft' || status === 'under_approval' ? null : submittedAt && day(submittedAt),
    to: earliestOf(offers.map(({ createdAt }) => day(createdAt))) ?? shortlistOn ?? null,
  }),
  proposals: ({ briefing, offers, made, today }) => ({
    from: earliestOf(offers.map(({ createdAt }) => day(createdAt))),
    to:
      earliestOf(made.map(({ approvedOn }) => approvedOn)) ??
      most(offers.map((one) => one.answerBy && day(one.answerBy))),
    done: offers.filter(({ status }) => status !== 'received' && status !== 'pending').length,
    of: offers.length,
    left: isExpired(briefing, today) ? 0 : offers.filter(isOpenOffer).length,
  }),
  contracts: ({ made }) => {
    const kept = made.filter(({ status }) => status !== 'cancelled');
    const signed = kept.filter(isInForce);
    return {
      from: earliestOf(kept.map(({ approvedOn }) => approvedOn)),
      to: signed.length === kept.length ? most(kept.map(({ approvedOn }) => approvedOn)) : null,
      done: signed.length,
      of: kept.length,
      left: kept.length - signed.length,
      signed:
        kept.length > signed.length && kept.every(({ companyAcceptedAt }) => companyAcceptedAt !== null),
    };
  },
  content: ({ briefing: { startsOn }, made, work, charges, today, plan }) => ({
    from: earliestOf(made.filter(isInForce).map(({ approvedOn }) => approvedOn)),
    to: most(work.map(({ dueOn }) => dueOn)) ?? planned(plan, 'draft') ?? startsOn,
    done: work.filter(approved).length,
    of: work.length,
    late: lateWork({ work, charges, today }).filter((piece) => !approved(piece)).length,
  }),
  publication: ({ briefing: { startsOn, endsOn }, work, charges, today, plan }) => ({
    from: earliestOf(work.map(({ dueOn }) => dueOn)) ?? planned(plan, 'publication') ?? startsOn,
    to: most(work.map(({ dueOn }) => dueOn)) ?? endsOn,
    done: work.filter(isPublished).length,
    of: work.length,
    late: lateWork({ work, charges, today }).filter(approved).length,
  }),
  payment: ({ payouts, plan }) => ({
    ...onDay(most(payouts.map(({ madeOn, dueOn }) => madeOn ?? dueOn)) ?? planned(plan, 'money')),
    done: payouts.filter(({ status }) => status === 'made').length,
    of: payouts.filter(({ status }) => status !== 'cancelled').length,
  }),
};
