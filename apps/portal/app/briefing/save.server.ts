import { businessDate } from '@elenco/brazil';
import {
  type Attachment,
  type Briefing,
  type BriefingKind,
  briefings,
  fieldsIn,
  MAX_ATTACHMENTS,
  openSquad,
  type Step,
  setPicture,
  squads,
  stepAddress,
  stepErrors,
  stepsOf,
  tasksAddress,
} from '@elenco/core/hiring';
import { isProblem, Problem } from '@elenco/core/kit';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { actions, formHandler, redirectPath, withFieldNames } from '../adapters/form.server';
import { authorize, idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { squadIn } from '../squad/paths';
import { draftSchema } from './drafts';
import { hashOfStep, kindIn, type Pressed, rowFromStep, withChannels } from './wizard.server';

type Ctx = RequestContext<'company'>;
type Typed = Record<string, unknown> & {
  seen?: unknown;
  uploads?: File[];
  pictureFile?: File;
  noPicture?: boolean;
};

/**
 * Returns the draft that a form edits. Unlike a page, a form does not redirect to the project, since the
 * input would be lost.
 * @throws Problem `briefing_submitted` once the draft was submitted, for example in another tab
 */
async function editableIn({ app, actor, params }: Ctx): Promise<Briefing> {
  const row = await app.get(briefings, actor, idIn({ params }));
  if (row.status !== 'draft') throw submitted();
  return row;
}

const submitted = () => new Problem('refused', [{ pointer: '', code: 'briefing_submitted' }]);

/**
 * Returns the kind of briefing that the form edits: the draft's kind, or for a new briefing the kind in the
 * URL's path.
 */
async function kindOf(args: ActionFunctionArgs): Promise<BriefingKind> {
  const ctx = authorize('company', args);
  if (ctx.params.id === undefined) return kindIn(ctx);
  try {
    return (await ctx.app.get(briefings, ctx.actor, idIn(ctx))).kind;
  } catch (error) {
    throw isProblem(error) && error.code === 'not_found' ? notFound() : error;
  }
}

/**
 * Saves a step and returns the draft, which the first step creates. Concurrent edits of different steps do
 * not conflict.
 * @throws Problem `step_changed` if the step was changed since the page was loaded, `briefing_submitted` if
 * the draft was submitted
 */
async function save(ctx: Ctx, step: Step, given: Typed, pressed: Pressed = {}) {
  const { pictureFile, noPicture, ...typed } = given;
  // The picture is stored first, so that nothing is saved if the file is not a picture.
  const file =
    pictureFile &&
    (await withFieldNames({ '/file': '/pictureFile' }, () => ctx.keepPhoto(pictureFile, 'work')));
  const saved = await saveFields(ctx, step, typed, pressed);
  const picture = file ?? (noPicture ? null : undefined);
  if (picture !== undefined) await ctx.app.perform(setPicture, { id: saved.id, picture }, ctx);
  return saved;
}

async function saveFields(ctx: Ctx, step: Step, { seen, uploads, ...typed }: Typed, pressed: Pressed) {
  const value = uploads?.length ? { ...typed, ...(await attached(ctx, typed, uploads)) } : typed;
  if (ctx.params.id === undefined) {
    const kind = (value.kind as BriefingKind | undefined) ?? kindIn(ctx);
    const squadId = await squadFor(ctx, kind);
    const row = await ctx.app.create(
      briefings,
      { ...rowFromStep(kind, step, value, null, pressed), kind, ...squadId },
      ctx,
    );
    return { id: row.id, kind };
  }
  const row = await editableIn(ctx);
  const { id, kind, version } = row;
  if (seen !== undefined && seen !== hashOfStep(row, fieldsIn(kind, step))) throw changed();
  try {
    await ctx.app.update(briefings, { id, version, ...rowFromStep(kind, step, value, row, pressed) }, ctx);
  } catch (error) {
    if (!isProblem(error)) throw error;
    // Only drafts can be updated, so the draft was submitted after this request had read it.
    if (error.code === 'not_found') throw submitted();
    throw error.code === 'stale' ? changed() : error;
  }
  return { id, kind: (value.kind as BriefingKind | undefined) ?? kind };
}

/**
 * Returns the squad in the query string. The squad must be open, and it must be silent if and only if the
 * briefing is of the kind `silent_squad`.
 * @throws the same problems as `squads.attachBriefing`
 */
async function squadFor({ app, actor, url }: Ctx, kind: BriefingKind) {
  const named = squadIn(url.searchParams);
  if (named === null) return {};
  const { id, status, silent } = await app.get(squads, actor, named);
  if (!openSquad.some((state) => state === status)) {
    throw new Problem('refused', [{ pointer: '', code: 'squad_over', params: { status } }]);
  }
  if ((kind === 'silent_squad') !== silent) {
    throw new Problem('refused', [{ pointer: '', code: 'silent_differs' }]);
  }
  return { squadId: id };
}

/**
 * Returns kept and new attachments.
 * @throws Problem `too_many`, or the refusal of a file, at `/uploads`
 */
async function attached(ctx: Ctx, typed: Record<string, unknown>, uploads: readonly File[]) {
  const attachments: Attachment[] = [...((typed.attachments as Attachment[] | undefined) ?? [])];
  if (attachments.length + uploads.length > MAX_ATTACHMENTS) {
    throw new Problem('invalid', [{ pointer: '/uploads', code: 'too_many' }]);
  }
  for (const file of uploads) {
    const fileId = await withFieldNames({ '/file': '/uploads' }, () => ctx.keepFile(file));
    attachments.push({ fileId, name: file.name.slice(0, 150) });
  }
  return { attachments };
}

const changed = () => new Problem('stale', [{ pointer: '', code: 'step_changed' }]);

/**
 * Returns the URL of the next or previous step. The task list comes before the first step and after the last.
 */
function beside(draft: { id: number; kind: BriefingKind }, step: Step, by: 1 | -1): string {
  if (step === 'essentials') return by === 1 ? stepAddress(draft, 'review') : tasksAddress(draft.id);
  const steps = stepsOf(draft.kind);
  const next = steps[steps.indexOf(step) + by];
  return next ? stepAddress(draft, next) : tasksAddress(draft.id);
}

/**
 * Checks the submitted fields of a step.
 * @throws Problem with the missing and invalid fields
 */
async function requireComplete(kind: BriefingKind, step: Step, value: object, ctx: Ctx): Promise<void> {
  if (ctx.params.id === undefined) return;
  const draft = await editableIn(ctx);
  const row = { ...draft, ...withChannels(kind, step, value, draft) } as Briefing;
  const wrong = stepErrors(step, row, businessDate(ctx.now));
  if (wrong.length > 0) throw new Problem('invalid', wrong);
}

/**
 * Saves a step whichever button was pressed; only `continue` and `review` require all fields. `leave` saves
 * the step before the user goes to a different page.
 */
export async function saveStep(step: Step, args: ActionFunctionArgs) {
  const kind = await kindOf(args);
  const schema: z.ZodObject = draftSchema(kind, step);
  const handle = actions('company', {
    continue: formHandler<'company', z.ZodObject>(schema, async (value, ctx) => {
      await requireComplete(kind, step, value, ctx);
      return { to: beside(await save(ctx, step, value, { isNext: true }), step, 1) };
    }),
    review: formHandler<'company', z.ZodObject>(schema, async (value, ctx) => {
      await requireComplete(kind, step, value, ctx);
      return { to: stepAddress(await save(ctx, step, value, { isNext: true }), 'review') };
    }),
    short: formHandler<'company', z.ZodObject>(schema, async (value, ctx) => ({
      to: stepAddress(await save(ctx, step, value, { isNext: true, changesTo: 'short' }), 'essentials'),
    })),
    long: formHandler<'company', z.ZodObject>(schema, async (value, ctx) => ({
      to: tasksAddress((await save(ctx, step, value, { changesTo: 'long' })).id),
    })),
    back: formHandler<'company', z.ZodObject>(schema, async (value, ctx) => ({
      to: beside(await save(ctx, step, value), step, -1),
    })),
    leave: formHandler<'company', z.ZodObject>(
      schema.extend({ to: redirectPath }),
      async ({ to, ...value }, ctx) => {
        await save(ctx, step, value);
        return { to: String(to), toast: 'draftSaved' };
      },
    ),
  });
  return handle(args);
}
