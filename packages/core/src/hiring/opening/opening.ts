import { z } from 'zod';
import { anyOf, cents, defineFlow, type StateOf } from '../../kit';
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
  nobody,
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
import { minEngagement, wanted } from '../briefing';

/** A briefing shown to creators as a job. While it is paused nobody new applies. */
export const openingFlow = defineFlow({
  name: 'openings',
  states: ['open', 'paused', 'closed'],
  initial: 'open',
  moves: {
    pause: { from: ['open'], to: 'paused' },
    resume: { from: ['paused'], to: 'open' },
    close: { from: ['open', 'paused'], to: 'closed', final: true },
  },
});

/** States of an application that no answer has ended yet. */
export const waitingForAnswer = ['applied', 'shortlisted', 'waitlisted'] as const;

/** A creator's application; each gets an answer. */
export const applicationFlow = defineFlow({
  name: 'applications',
  states: ['applied', 'shortlisted', 'invited', 'waitlisted', 'declined', 'withdrawn', 'expired'],
  initial: 'applied',
  moves: {
    counter: { from: ['applied'], to: 'applied' },
    shortlist: { from: ['applied', 'waitlisted'], to: 'shortlisted' },
    /** Also late: chosen from the shortlist after the day of the answer. */
    invite: { from: ['shortlisted', 'expired'], to: 'invited' },
    wait: { from: ['applied', 'shortlisted'], to: 'waitlisted' },
    decline: { from: ['applied', 'waitlisted'], to: 'declined', comment: 'required', final: true },
    withdraw: { from: ['applied', 'shortlisted', 'waitlisted'], to: 'withdrawn', final: true },
    expire: { from: ['applied', 'shortlisted', 'waitlisted'], to: 'expired' },
  },
});

/** What a creator must meet to apply; empty is no condition. Publishing on one of the channels is always one. */
export const conditions = z.strictObject({
  /** On one of the channels. */
  minFollowers: z.int().min(1, 'at_least_one').max(500_000_000, 'too_big').nullable().default(null),
  minEngagementPercent: minEngagement.nullable().default(null),
  /** `SP`; empty is everywhere. */
  state: lineOrEmpty(2).default(''),
});

export type Conditions = z.output<typeof conditions>;

/** A briefing shown as a job: a copy of what creators may read of it, with what is asked and paid. */
export const opening = z.object({
  ...stamps,
  briefingId: id,
  companyId: id,
  status: impersonal(z.enum(openingFlow.states as [StateOf<typeof openingFlow>])),
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
  /** For one creator, our fee inside; both 0 is unpaid work for the product alone. */
  feeLowCents: impersonal(cents),
  feeHighCents: impersonal(cents),
  currency: impersonal(currency),
  feeBp: impersonal(z.int().min(0).max(10_000)),
  places: impersonal(z.int().min(1, 'at_least_one').max(50, 'too_many')),
  conditions: impersonal(conditions),
  /** The last day to apply, and the day by which everybody has an answer. */
  closesOn: impersonal(date),
  answersOn: impersonal(date),
});

export type Opening = z.output<typeof opening>;

export const application = z.object({
  ...stamps,
  openingId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(applicationFlow.states as [StateOf<typeof applicationFlow>])),
  statusSince: instant,
  message: erased(text(1_000), '', 'creator'),
  /** What the creator asks for instead, our fee inside; null takes the range as it is. */
  counterCents: impersonal(cents.min(1, 'at_least_one').nullable()),
  currency: impersonal(currency),
  score: impersonal(z.int().min(0).max(100)),
  /** Why it was declined. */
  answer: erased(text(1_000), ''),
});

export type Application = z.output<typeof application>;

/** What an opening says is for every creator; who else applied is not. */
const creators: Rule<Opening> = (actor) => (actor.role === 'creator' ? anyone(actor) : []);

/** The brand, and the staff who curate for it. */
export const byBrandOrCuration = anyOf<Actor, { companyId: number }>(ofCompany, staff('curation'));

/** Staff who look over the jobs of all brands. */
export const openingReaders = staff('curation', 'finance', 'support', 'content');

const byCommandsOnly = { create: nobody, update: nobody, remove: nobody } as const;

export const openingAccess = {
  read: anyOf<Actor, Opening>(ofCompany, creators, anyStaff),
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

export const openings = defineResource({
  name: 'openings',
  schema: opening,
  flow: openingFlow,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['feeLowCents', 'feeHighCents', 'feeBp']),
  filters: { id: 'is', briefingId: 'is', companyId: 'is', status: 'is', closesOn: 'between' },
  sorts: ['id', 'closesOn', 'createdAt'],
  access: openingAccess,
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
