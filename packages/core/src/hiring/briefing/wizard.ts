import { z } from 'zod';
import { cents, type FieldError, invalid } from '../../kit';
import { line, paragraph, skills } from '../../people';
import { blankBrief } from './blank';
import { giveawaysOfBrief } from './giveaway';
import { publicText, work } from './parts';
import {
  type Briefing,
  type BriefingKind,
  briefing,
  MAX_REQUESTED_CREATORS,
  MIN_BUDGET_CENTS,
  type Step,
} from './schema';

export type BriefField = keyof typeof blankBrief;

/** Steps of each kind of briefing in order, with their fields (docs/spec/addresses.md#briefing-wizard). */
export const wizard = {
  creator: {
    create: ['kind', 'title', 'wished'],
    brand: ['brand', 'product'],
    new: ['description', 'audience'],
    project: ['startsOn', 'endsOn', 'publishesOn', 'frequency'],
    strategy: ['goals', 'message'],
    support: ['services'],
    demographics: ['demographics'],
    personas: ['creatorsWanted', 'skill', 'tags', 'sought', 'creatorProfile'],
    channels: ['channels'],
    deliverables: ['wanted', 'review'],
    midia: ['rights', 'exclusivity'],
    references: ['links', 'attachments'],
    do: ['dos', 'donts', 'contentRules'],
    budget: ['budgetCents', 'currency'],
    review: [],
  },
  freelancer: {
    create: ['kind', 'title', 'wished'],
    new: ['description', 'skill', 'tags', 'creatorsWanted'],
    project: ['startsOn', 'endsOn', 'work'],
    references: ['links', 'attachments'],
    budget: ['budgetCents', 'currency'],
    review: [],
  },
  silent_squad: {
    new: [
      'title',
      'wished',
      'publicText',
      'wanted',
      'startsOn',
      'endsOn',
      'description',
      'skill',
      'creatorsWanted',
    ],
    brand: ['brand', 'product'],
    budget: ['budgetCents', 'currency'],
    review: [],
  },
} as const satisfies Record<BriefingKind, { readonly [S in Step]?: readonly BriefField[] }>;

/**
 * Fields of the short form `essentials`: a single page with all fields that are required to submit a
 * briefing, and the places of audience and creators with what else is known of them. Silent squads have no short form, because they have only three steps.
 */
const essentials: { readonly [K in BriefingKind]?: readonly BriefField[] } = {
  creator: [
    'brand',
    'product',
    'description',
    'audience',
    'demographics',
    'goals',
    'creatorsWanted',
    'skill',
    'creatorProfile',
    'wanted',
    'startsOn',
    'endsOn',
    'publishesOn',
    'budgetCents',
    'currency',
  ],
  freelancer: [
    'description',
    'creatorsWanted',
    'skill',
    'startsOn',
    'endsOn',
    'work',
    'budgetCents',
    'currency',
  ],
};

export const hasEssentials = (kind: BriefingKind): boolean => essentials[kind] !== undefined;

/** True if the brand writes the draft on the short form, so that links continue there. */
export const isOnShortForm = ({ kind, visited }: Pick<Briefing, 'kind' | 'visited'>): boolean =>
  hasEssentials(kind) && visited.includes('essentials');

/**
 * Returns the visited steps after a step was saved. Visiting the short form means that the draft is written
 * on it, until the brand changes to the long form.
 * @param changesTo the form to which the brand changes with the same button
 */
export function visitedAfter(
  visited: readonly Step[],
  step: Step | null,
  changesTo?: 'short' | 'long',
): readonly Step[] {
  const all = [
    ...visited,
    ...(step ? [step] : []),
    ...(changesTo === 'short' ? ['essentials' as const] : []),
  ];
  return [...new Set(all)].filter((one) => changesTo !== 'long' || one !== 'essentials');
}

/** Step of each kind of briefing in which the brand can also set the project's picture. */
const pictureStep = {
  creator: 'brand',
  freelancer: 'new',
  silent_squad: 'brand',
} as const satisfies { readonly [K in BriefingKind]: keyof (typeof wizard)[K] };

export const asksPicture = (kind: BriefingKind, step: Step): boolean => pictureStep[kind] === step;

export const stepsOf = (kind: BriefingKind): readonly Step[] => Object.keys(wizard[kind]) as Step[];

/** Returns the fields of a step; an empty array if this kind of briefing does not have the step. */
export const fieldsIn = (kind: BriefingKind, step: Step): readonly BriefField[] =>
  step === 'essentials'
    ? (essentials[kind] ?? [])
    : ((wizard[kind] as { readonly [S in Step]?: readonly BriefField[] })[step] ?? []);

const { shape } = briefing;
const day = z.iso.date({ error: ({ input }) => (input ? 'invalid_date' : 'required') });
const givenCents = cents.nullable().refine((given) => given !== null, 'required');
const someCents = givenCents.refine((given) => given !== 0, 'above_zero');

/** Fields that must be filled in before a briefing is submitted. All other fields may keep their defaults. */
const required = {
  title: line(120),
  brand: line(120),
  product: line(160),
  description: paragraph(4_000),
  audience: paragraph(400),
  wished: shape.wished.max(MAX_REQUESTED_CREATORS, 'too_many'),
  startsOn: day,
  endsOn: day,
  goals: shape.goals.min(1, 'at_least_one'),
  skill: z.enum(skills, 'required'),
  channels: shape.channels.min(1, 'at_least_one'),
  wanted: shape.wanted.min(1, 'at_least_one'),
  budgetCents: givenCents,
  work: work
    .extend({ place: z.enum(work.shape.place.unwrap().unwrap().options, 'required') })
    .refine(({ place, address }) => place === 'remote' || address !== '', {
      path: ['address'],
      message: 'required',
    }),
  publicText: publicText
    .extend({
      sector: line(120),
      summary: paragraph(1_000),
      feeLowCents: someCents,
      feeHighCents: someCents,
    })
    .refine(({ feeLowCents: low, feeHighCents: high }) => low === null || high === null || low <= high, {
      path: ['feeHighCents'],
      message: 'range_reversed',
    }),
} as const satisfies { readonly [F in BriefField]?: z.ZodType };

/**
 * Returns the errors of one step with a pointer per field; an empty array if the step is complete or does not
 * exist for this kind of briefing.
 * @param today business date
 */
export function stepErrors(step: Step, row: Briefing, today: string): readonly FieldError[] {
  const fields = fieldsIn(row.kind, step);
  const asked = z.object(
    Object.fromEntries(
      fields.map((field) => [field, required[field as keyof typeof required] ?? shape[field]]),
    ),
  );
  const parsed = asked.safeParse(row);
  const wrong = parsed.success ? [] : [...invalid(parsed.error.issues).errors];
  if (fields.includes('wanted') && row.kind === 'creator') wrong.push(...wantedElsewhere(row));
  if (fields.includes('publicText')) wrong.push(...giveawaysOfBrief(row));
  if (fields.includes('startsOn')) wrong.push(...wrongPeriod(row, today));
  if (fields.includes('budgetCents') && wrong.length === 0) wrong.push(...tooLow(row));
  return wrong;
}

/** Returns the first unfinished step; undefined if the briefing can be submitted. */
export const firstIncompleteStep = (row: Briefing, today: string): Step | undefined =>
  stepsOf(row.kind).find((step) => stepErrors(step, row, today).length > 0);

/**
 * Returns the step in which the brand continues a draft, with its errors: the short form if the draft is
 * written on it, otherwise the first unfinished step; the review if the briefing can be submitted.
 */
export function nextStepOf(
  row: Briefing,
  today: string,
): { readonly step: Step; readonly errors: readonly FieldError[] } {
  const first = firstIncompleteStep(row, today);
  if (!first) return { step: 'review', errors: [] };
  const ofShort = isOnShortForm(row) ? stepErrors('essentials', row, today) : [];
  return ofShort.length > 0
    ? { step: 'essentials', errors: ofShort }
    : { step: first, errors: stepErrors(first, row, today) };
}

export type StepState = 'done' | 'begun' | 'to_do';

/** Returns the progress of a step. A step with only optional fields is done once the brand has opened it. */
export function progressOf(step: Step, row: Briefing, today: string): StepState {
  const begun = fieldsIn(row.kind, step).some((field) => !isBlank(field, row));
  if (stepErrors(step, row, today).length > 0) return begun ? 'begun' : 'to_do';
  return begun || row.visited.includes(step) ? 'done' : 'to_do';
}

/** Returns the step that contains the field of an error pointer, so that the error links to its page. */
export function stepWith(pointer: string, kind: BriefingKind): Step {
  const field = pointer.split('/')[1];
  return stepsOf(kind).find((step) => fieldsIn(kind, step).some((one) => one === field)) ?? 'review';
}

/**
 * True if a field has the value of an empty brief. Objects are compared field by field, because the database
 * returns their fields in its own order.
 */
function isBlank(field: BriefField, row: Briefing): boolean {
  const [value, blank]: unknown[] = [row[field], blankBrief[field]];
  const isPart = typeof blank === 'object' && blank !== null && !Array.isArray(blank);
  const pairs = isPart
    ? Object.entries(blank).map(([key, first]) => [(value as Record<string, unknown>)[key], first])
    : [[value, blank]];
  return pairs.every(([given, first]) => JSON.stringify(given) === JSON.stringify(first));
}

const wantedElsewhere = ({ wanted, channels }: Briefing): FieldError[] =>
  wanted.flatMap(({ channel }, n) =>
    channels.includes(channel)
      ? []
      : [{ pointer: `/wanted/${n}/channel`, code: 'channel_not_in_briefing', params: { channel } }],
  );

function wrongPeriod({ startsOn, endsOn, publishesOn }: Briefing, today: string): FieldError[] {
  const wrong: FieldError[] = [];
  if (startsOn && startsOn < today) wrong.push({ pointer: '/startsOn', code: 'starts_in_past' });
  if (startsOn && endsOn && endsOn < startsOn) wrong.push({ pointer: '/endsOn', code: 'ends_before_start' });
  const outside = publishesOn && ((startsOn && publishesOn < startsOn) || (endsOn && publishesOn > endsOn));
  if (outside) wrong.push({ pointer: '/publishesOn', code: 'outside_period' });
  return wrong;
}

function tooLow({ budgetCents, currency }: Briefing): FieldError[] {
  if (budgetCents !== null && budgetCents >= MIN_BUDGET_CENTS) return [];
  return [
    { pointer: '/budgetCents', code: 'budget_too_low', params: { minCents: MIN_BUDGET_CENTS, currency } },
  ];
}
