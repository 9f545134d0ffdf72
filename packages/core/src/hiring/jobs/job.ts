import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, cents, defineFlow, type StateOf, score } from '../../kit';
import {
  type Actor,
  anyone,
  anyStaff,
  channel,
  currency,
  dash,
  date,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  lineOrEmpty,
  noOne,
  ofCompany,
  ofCreator,
  ofPeopleOrMoney,
  paragraph,
  type Rule,
  skill,
  staff,
  stamps,
  systemOnly,
  text,
} from '../../people';
import { type Briefing, minEngagement, wanted } from '../briefing';

/**
 * Flow of a job, which is a briefing published to creators. While the job is paused, creators cannot apply.
 */
export const jobFlow = defineFlow({
  name: 'openings',
  states: ['open', 'paused', 'closed'],
  initial: 'open',
  moves: {
    pause: { from: ['open'], to: 'paused' },
    resume: { from: ['paused'], to: 'open' },
    close: { from: ['open', 'paused'], to: 'closed', final: true },
  },
});

/** States of an application without a final answer. */
export const waitingForAnswer = ['applied', 'shortlisted', 'waitlisted'] as const;

/** True while applicants can be put on the shortlist of the briefing. */
export const acceptsApplicants = ({ status }: Pick<Briefing, 'status'>): boolean =>
  status === 'curation' || status === 'selection';

/** Decisions about an application that the state of its briefing allows. */
export const decisionsFor = (briefing: Pick<Briefing, 'status'>) =>
  acceptsApplicants(briefing) ? (['shortlist', 'wait', 'decline'] as const) : (['wait', 'decline'] as const);

/** Flow of a creator's application. Every application gets an answer. */
export const applicationFlow = defineFlow({
  name: 'applications',
  states: ['applied', 'shortlisted', 'invited', 'waitlisted', 'declined', 'withdrawn', 'expired'],
  initial: 'applied',
  moves: {
    counter: { from: ['applied'], to: 'applied' },
    shortlist: { from: ['applied', 'waitlisted'], to: 'shortlisted' },
    /** Also possible after the answer day, if the brand chooses the applicant from the shortlist. */
    invite: { from: ['shortlisted', 'expired'], to: 'invited' },
    wait: { from: ['applied', 'shortlisted'], to: 'waitlisted' },
    decline: { from: ['applied', 'waitlisted'], to: 'declined', comment: 'required', final: true },
    withdraw: { from: ['applied', 'shortlisted', 'waitlisted'], to: 'withdrawn', final: true },
    expire: { from: ['applied', 'shortlisted', 'waitlisted'], to: 'expired' },
  },
});

/** Conditions for applying; empty for none. Every applicant must publish on one of the channels. */
export const conditions = z.strictObject({
  /** Number of followers that an applicant needs on at least one of the channels. */
  minFollowers: z.int().min(1, 'at_least_one').max(500_000_000, 'too_big').nullable().default(null),
  minEngagementPercent: minEngagement.nullable().default(null),
  /** State code such as `SP`; empty for anywhere. */
  state: lineOrEmpty(2).default(''),
});

export type Conditions = z.output<typeof conditions>;

/** A briefing published as a job: a copy of the fields that creators may read, with conditions and fee. */
export const job = z.object({
  ...stamps,
  briefingId: id,
  companyId: id,
  status: impersonal(z.enum(jobFlow.states as [StateOf<typeof jobFlow>])),
  statusSince: instant,
  title: erased(line(120), dash),
  brand: erased(lineOrEmpty(120), ''),
  summary: erased(paragraph(1_000), dash),
  skill: impersonal(skill.nullable()),
  tags: impersonal(z.array(skill).max(3)),
  channels: impersonal(z.array(channel).max(9)),
  wanted: impersonal(z.array(wanted).max(20)),
  startsOn: impersonal(date.nullable()),
  endsOn: impersonal(date.nullable()),
  /** Minimum fee of one creator, platform fee included. */
  feeLowCents: impersonal(cents),
  /** Maximum fee of one creator, platform fee included. If both are 0, the brand pays in products only. */
  feeHighCents: impersonal(cents),
  currency: impersonal(currency),
  feeBp: impersonal(z.int().min(0).max(10_000)),
  places: impersonal(z.int().min(1, 'at_least_one').max(50, 'too_many')),
  conditions: impersonal(conditions),
  /** Last day to apply. */
  closesOn: impersonal(date),
  /** Day by which every applicant gets an answer. */
  answersOn: impersonal(date),
  /** Number of applications without a decision (`applied`), maintained by the database. */
  undecided: impersonal(z.int().min(0)),
});

export type Job = z.output<typeof job>;

/** True if a price is above the maximum that a job pays. A job that pays in products has no maximum. */
export const isAboveFee = (cents: number, { feeHighCents }: Pick<Job, 'feeHighCents'>): boolean =>
  feeHighCents > 0 && cents > feeHighCents;

/** Returns the last day on which creators could apply; earlier than planned if the job was closed early. */
export function appliedUntil({
  status,
  statusSince,
  closesOn,
}: Pick<Job, 'status' | 'statusSince' | 'closesOn'>): string {
  const changedOn = businessDate(statusSince);
  return status === 'closed' && changedOn < closesOn ? changedOn : closesOn;
}

export const application = z.object({
  ...stamps,
  openingId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(applicationFlow.states as [StateOf<typeof applicationFlow>])),
  statusSince: instant,
  message: erased(text(1_000), '', 'creator'),
  /** Amount that the creator asks for, platform fee included; null accepts the range. */
  counterCents: impersonal(cents.min(1, 'at_least_one').nullable()),
  currency: impersonal(currency),
  score: impersonal(score),
  /** Reason for declining. */
  answer: erased(text(1_000), ''),
});

export type Application = z.output<typeof application>;

/** Creators can read all jobs, but not who else applied. */
const creators: Rule<Job> = (actor) => (actor.role === 'creator' ? anyone(actor) : []);

/** Allows the brand, and curation on the brand's behalf. */
export const byBrandOrCuration = anyOf<Actor, { companyId: number }>(ofCompany, staff('curation'));

/** Allows staff who may read the jobs of all brands. */
export const jobReaders = staff('curation', 'finance', 'support', 'content');

const byCommandsOnly = { create: noOne, update: noOne, remove: noOne } as const;

export const jobAccess = {
  read: anyOf<Actor, Job>(ofCompany, creators, anyStaff),
  ...byCommandsOnly,
  moves: { pause: byBrandOrCuration, resume: byBrandOrCuration, close: byBrandOrCuration },
} as const;

const applicationAccess = {
  read: anyOf<Actor, Application>(ofCompany, ofCreator, anyStaff),
  ...byCommandsOnly,
  moves: {
    counter: ofCreator,
    shortlist: byBrandOrCuration,
    invite: systemOnly,
    wait: byBrandOrCuration,
    decline: byBrandOrCuration,
    withdraw: ofCreator,
    expire: systemOnly,
  },
} as const;

export const jobs = defineResource({
  name: 'openings',
  schema: job,
  flow: jobFlow,
  writable: { create: [], update: [] },
  hidden: (actor) =>
    actor.role === 'creator'
      ? ['undecided']
      : ofPeopleOrMoney(actor, ['feeLowCents', 'feeHighCents', 'feeBp']),
  filters: { id: 'is', briefingId: 'is', companyId: 'is', status: 'is', closesOn: 'between' },
  sorts: ['id', 'closesOn', 'answersOn', 'createdAt'],
  access: jobAccess,
});

export const applications = defineResource({
  name: 'applications',
  schema: application,
  flow: applicationFlow,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['message', 'counterCents', 'answer']),
  filters: { id: 'is', openingId: 'is', briefingId: 'is', companyId: 'is', creatorId: 'is', status: 'is' },
  sorts: ['id', 'score', 'createdAt'],
  access: applicationAccess,
});
