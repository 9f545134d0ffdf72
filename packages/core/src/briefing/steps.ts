import { z } from 'zod';
import { cents, type FieldError, invalid } from '../kit';
import { currency, line, paragraph, skills } from '../party';
import { type Briefing, briefing, MIN_BUDGET_CENTS } from './schema';

/** The wizard's steps, in their order. See docs/spec/addresses.md#briefing-wizard. */
export const steps = ['create', 'brand', 'new', 'channels', 'deliverables', 'budget', 'review'] as const;
export type OldStep = (typeof steps)[number];

const { shape } = briefing;
const day = z.iso.date({ error: ({ input }) => (input ? 'invalid_date' : 'required') });

/** What each step asks for before the briefing can be sent; a draft may be saved with less. */
export const stepSchemas = {
  create: z.object({ kind: shape.kind, title: shape.title }),
  brand: z.object({ brand: line(120), product: line(160) }),
  new: z.object({
    description: paragraph(4_000),
    audience: paragraph(400),
    goals: shape.goals.min(1, 'at_least_one'),
    skill: z.enum(skills, 'required'),
    tags: shape.tags,
    sought: shape.sought,
    creatorsWanted: shape.creatorsWanted,
    dos: shape.dos,
    donts: shape.donts,
  }),
  channels: z.object({ channels: shape.channels.min(1, 'at_least_one') }),
  deliverables: z.object({ wanted: shape.wanted.min(1, 'at_least_one'), startsOn: day, endsOn: day }),
  budget: z.object({
    budgetCents: cents.nullable().refine((given) => given !== null && given > 0, 'required'),
    currency,
  }),
  review: z.object({}),
} as const satisfies Record<OldStep, z.ZodObject>;

/**
 * What is wrong in one step, with a pointer for each field; empty when the step is done.
 * @param today business date
 */
export function stepErrors(step: OldStep, row: Briefing, today: string): readonly FieldError[] {
  const parsed = stepSchemas[step].safeParse(row);
  const wrong = parsed.success ? [] : invalid(parsed.error.issues).errors;
  if (step === 'deliverables') return [...wrong, ...wantedElsewhere(row), ...wrongPeriod(row, today)];
  if (step === 'budget' && wrong.length === 0) return tooLow(row);
  return wrong;
}

/** The first step that is not done, or undefined: the briefing can be sent. */
export const firstInvalidStep = (row: Briefing, today: string): OldStep | undefined =>
  steps.find((step) => stepErrors(step, row, today).length > 0);

/** The step that asks for the field a pointer names, so that an error leads to its screen. */
export function stepOf(pointer: string): OldStep {
  const field = pointer.split('/')[1] ?? '';
  return steps.find((step) => field in stepSchemas[step].shape) ?? 'review';
}

const wantedElsewhere = ({ wanted, channels }: Briefing): FieldError[] =>
  wanted.flatMap(({ channel }, n) =>
    channels.includes(channel)
      ? []
      : [{ pointer: `/wanted/${n}/channel`, code: 'channel_not_in_briefing', params: { channel } }],
  );

function wrongPeriod({ startsOn, endsOn }: Briefing, today: string): FieldError[] {
  const wrong: FieldError[] = [];
  if (startsOn && startsOn < today) wrong.push({ pointer: '/startsOn', code: 'starts_in_past' });
  if (startsOn && endsOn && endsOn < startsOn) wrong.push({ pointer: '/endsOn', code: 'ends_before_start' });
  return wrong;
}

function tooLow({ budgetCents, currency }: Briefing): FieldError[] {
  if (budgetCents !== null && budgetCents >= MIN_BUDGET_CENTS) return [];
  return [
    { pointer: '/budgetCents', code: 'budget_too_low', params: { minCents: MIN_BUDGET_CENTS, currency } },
  ];
}
