import { randomUUID } from 'node:crypto';
import { briefings, reusableOf, templates } from '@elenco/core/hiring';
import { areaPath, id } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

type CompanyContext = RequestContext<'company'>;

/** Loads the company's templates and latest briefings, from which a new briefing can start. */
export async function loadReusable({ app, actor }: CompanyContext) {
  const [kept, sent] = await Promise.all([
    app.see(templates, actor, {}, { by: 'name' }),
    app.pick(
      briefings,
      actor,
      ['id', 'title', 'status', 'submittedAt'],
      {},
      { by: 'id', down: true, limit: 20 },
    ),
  ]);
  return {
    /** Idempotency key of the forms. */
    key: randomUUID(),
    templates: kept.map(({ id: templateId, version, name }) => ({ id: templateId, version, name })),
    sent: sent.filter(({ status }) => status !== 'draft').slice(0, 5),
  };
}

/** Creates a draft and redirects to its review, which lists the missing fields. */
async function startDraft(ctx: CompanyContext, brief: object, key: string | undefined) {
  const { id: briefingId } = await ctx.app.create(briefings, brief, { ...ctx, key });
  return { to: `${areaPath.company}/briefings/${briefingId}/review`, toast: 'briefingBegunAgain' };
}

const ofBriefing = z.object({ briefingId: id });
const named = z.object({ name: templates.schema.shape.name });

export const reuseBriefing = formHandler<'company', typeof ofBriefing>(
  ofBriefing,
  async ({ briefingId }, ctx, key) =>
    startDraft(ctx, reusableOf(await ctx.app.get(briefings, ctx.actor, briefingId)), key),
);

const keepForm = named.extend(ofBriefing.shape);
export const saveAsTemplate = formHandler<'company', typeof keepForm>(
  keepForm,
  async ({ briefingId, name }, ctx, key) => {
    const brief = reusableOf(await ctx.app.get(briefings, ctx.actor, briefingId));
    await ctx.app.create(templates, { name, brief }, { ...ctx, key });
    return { to: `${ctx.url.pathname}?view=brief`, toast: 'templateKept' };
  },
);

const row = z.object({ id });
const renameForm = named.extend({ id, version: z.int().positive() });
const there = (toast: string) => ({ to: `${areaPath.company}/new-briefing`, toast });

/** Form handlers for templates on the start page of a briefing. */
export const reuseHandlers = {
  again: reuseBriefing,
  start: formHandler<'company', typeof row>(row, async ({ id: templateId }, ctx, key) => {
    const { brief } = await ctx.app.get(templates, ctx.actor, templateId);
    return startDraft(ctx, brief, key);
  }),
  rename: formHandler<'company', typeof renameForm>(renameForm, async (value, ctx) => {
    await ctx.app.update(templates, value, ctx);
    return there('templateRenamed');
  }),
  removeTemplate: formHandler<'company', typeof row>(row, async ({ id: templateId }, ctx) => {
    await ctx.app.remove(templates, templateId, ctx);
    return there('templateRemoved');
  }),
};
