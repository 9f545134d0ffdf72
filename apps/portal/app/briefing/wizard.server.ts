import { createHash } from 'node:crypto';
import { businessDate } from '@elenco/brazil';
import {
  type BriefField,
  type Briefing,
  type BriefingKind,
  briefings,
  fieldsIn,
  firstIncompleteStep,
  hasEssentials,
  nextStepOf,
  progressOf,
  type Step,
  stepAddress,
  stepErrors,
  stepsOf,
  visitedAfter,
  type Wanted,
} from '@elenco/core/hiring';
import { areaPath, type Channel } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { idIn, type RequestContext } from '../adapters/requestContext.server';
import { keepQueue } from '../queue/address';
import { fixAddress } from './fixAddress';
import { staffComment } from './staffComment';

/** Returns the kind of a new briefing from the URL's path. */
export const kindIn = ({ url }: RequestContext<'company'>): BriefingKind =>
  url.pathname.includes('/silent_squad/') ? 'silent_squad' : 'creator';

const briefingIn = ({ app, actor, params }: RequestContext<'company'>): Promise<Briefing> =>
  app.get(briefings, actor, idIn({ params }));

/** Returns the draft in the URL's path. For a submitted briefing, redirects to its page. */
async function draftIn(ctx: RequestContext<'company'>): Promise<Briefing> {
  const row = await briefingIn(ctx);
  if (row.status !== 'draft') throw redirect(keepQueue(ctx.url, `${areaPath.company}/briefing/${row.id}`));
  return row;
}

/**
 * Loads the page of a step. Redirects if an earlier step is unfinished, or if the kind of briefing lacks this
 * step.
 */
export async function loadStep(ctx: RequestContext<'company'>, step: Step) {
  // The response to a refused form keeps the input, even if the briefing was submitted in another tab.
  const isAnswer = ctx.form.has('intent');
  const row = ctx.params.id === undefined ? null : await (isAnswer ? briefingIn : draftIn)(ctx);
  const kind = row?.kind ?? kindIn(ctx);
  const steps = stepsOf(kind);
  const today = businessDate(ctx.now);
  const reached = (row && firstIncompleteStep(row, today)) ?? (row ? 'review' : steps[0]!);
  const last = steps.indexOf(reached);
  if (row) {
    const at = steps.indexOf(step);
    const isShort = step === 'essentials' && hasEssentials(kind);
    const isOpen = isShort || (at >= 0 && at <= last);
    const address = stepAddress(row, isOpen ? step : reached);
    if (address !== ctx.url.pathname.replace(/\/$/, '')) {
      throw redirect(keepQueue(ctx.url, isOpen ? address : nextAddress(row, today)));
    }
  }
  return {
    step,
    kind,
    row,
    seen: row && hashOfStep(row, fieldsIn(kind, step)),
    // A later step can invalidate an earlier one, for example if the public text already contained the
    // brand's name.
    toFix:
      row?.visited.includes(step) && progressOf(step, row, today) === 'begun'
        ? stepErrors(step, row, today)
        : [],
    steps: steps.map((key, n) => ({
      key,
      // As in the task list, a step that the brand never touched is not done.
      state:
        key === step
          ? ('now' as const)
          : row && n < last && progressOf(key, row, today) === 'done'
            ? ('done' as const)
            : ('next' as const),
      to: row && n <= last ? stepAddress(row, key) : undefined,
    })),
    /** True if all other steps are complete, so that the review can follow the current step. */
    isLastToFix:
      row !== null && steps.every((other) => other === step || stepErrors(other, row, today).length === 0),
    sentBack: row?.submittedAt ? await sentBackFor(ctx, row.id) : undefined,
  };
}

/** Loads all steps of a draft with their progress. Steps after the first unfinished one are locked. */
export async function loadTasks(ctx: RequestContext<'company'>) {
  const row = await draftIn(ctx);
  const today = businessDate(ctx.now);
  const steps = stepsOf(row.kind);
  const first = firstIncompleteStep(row, today) ?? 'review';
  const toOf = (step: Step) =>
    step === first ? fixAddress(row, step, stepErrors(step, row, today)) : stepAddress(row, step);
  const tasks = steps
    .filter((step) => step !== 'review')
    .map((step) => ({
      step,
      state: progressOf(step, row, today),
      to: steps.indexOf(step) <= steps.indexOf(first) ? toOf(step) : undefined,
    }));
  const { title, updatedAt } = row;
  const sentBack = row.submittedAt ? await sentBackFor(ctx, row.id) : undefined;
  const next = nextStepOf(row, today).step;
  const isShortOffered = hasEssentials(row.kind) && !['review', 'essentials'].includes(next);
  return {
    title,
    updatedAt,
    sentBack,
    tasks,
    first,
    next: { step: next, to: nextAddress(row, today) },
    short: isShortOffered ? stepAddress(row, 'essentials') : undefined,
  };
}

/** Returns the link to the field in which the brand continues a draft. */
function nextAddress(row: Briefing, today: string): string {
  const { step, errors } = nextStepOf(row, today);
  return fixAddress(row, step, errors);
}

/**
 * Returns the hash of a step's values. The form sends the hash back, so that a concurrent change is detected.
 */
export function hashOfStep(row: Briefing, fields: readonly BriefField[]): string {
  const values = fields.map((field) => row[field]);
  return createHash('sha256').update(JSON.stringify(values, inOrder)).digest('hex').slice(0, 32);
}

/** Sorts keys, since the database returns the fields of a JSON value in its own order. */
const inOrder = (_key: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Returns the latest reason why staff sent a briefing back. */
async function sentBackFor(
  { app, actor }: RequestContext<'company'>,
  id: number,
): Promise<string | undefined> {
  return staffComment(await app.history(briefings, actor, id), 'sendBack');
}

/** Derives the channels from the deliverables if the form does not ask for channels; chosen channels stay. */
export function withChannels<V extends object>(
  kind: BriefingKind,
  step: Step,
  value: V & { wanted?: readonly Wanted[] },
  row: Pick<Briefing, 'channels'> | null,
): V & { channels?: Channel[] } {
  const isAsked = kind !== 'silent_squad' && step !== 'essentials';
  if (isAsked || !value.wanted) return value;
  const chosen = kind === 'silent_squad' ? [] : (row?.channels ?? []);
  return { ...value, channels: [...new Set([...chosen, ...value.wanted.map(({ channel }) => channel)])] };
}

/** Button that saves a step: `isNext` if the brand continues, `changesTo` if it changes to the other form. */
export interface Pressed {
  readonly isNext?: boolean;
  readonly changesTo?: 'short' | 'long';
}

/** Returns the row that a step's form describes. The step counts as visited once the brand continues. */
export function rowFromStep(
  kind: BriefingKind,
  step: Step,
  value: object,
  row: Briefing | null,
  { isNext = false, changesTo }: Pressed,
) {
  return {
    ...withChannels(kind, step, value, row),
    ...((isNext || changesTo) && {
      visited: visitedAfter(row?.visited ?? [], isNext ? step : null, changesTo),
    }),
  };
}
