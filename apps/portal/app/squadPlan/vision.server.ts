import type { Squad } from '@elenco/core/hiring';
import {
  briefings,
  changedParts,
  MAX_MESSAGES,
  mixRanges,
  saveVision,
  sumOfRanges,
  type Target,
  targetMetrics,
  type Vision,
  visionContent,
  visions,
} from '@elenco/core/hiring';
import { Problem } from '@elenco/core/kit';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadNames, loadSquadOf } from './squad.server';

/** Loads a squad's vision in the requested or latest version, with the expected results of its mix. */
export async function loadVision(ctx: RequestContext<'company'>) {
  const { app, actor, url } = ctx;
  const about = await loadSquadOf(ctx);
  const { squad } = about;
  const versions = squad
    ? await app.see(visions, actor, { squadId: squad.id }, { by: 'id', down: true })
    : [];
  const asked = Number(url.searchParams.get('number'));
  const shown = versions.find(({ number }) => number === asked) ?? versions[0] ?? null;
  const people = squad && versions.length > 0 ? await loadNames(ctx, squad.companyId) : [];
  return {
    ...about,
    shown,
    newest: versions[0]?.number ?? 0,
    versions: versions.map((one, place) => {
      const before = versions[place + 1];
      return {
        number: one.number,
        createdAt: one.createdAt,
        author: people.find((person) => person.id === one.authorId)?.name ?? null,
        changed: before ? changedParts(before, one) : [],
      };
    }),
    mix: squad && shown ? await loadMix(ctx, squad, shown) : null,
  };
}
export type LoadedVision = Awaited<ReturnType<typeof loadVision>>;

/** Calculates the expected results of the mix from the company's hirings in the squad's currency. */
async function loadMix({ app, actor }: RequestContext<'company'>, squad: Squad, { mix }: Vision) {
  if (mix.length === 0) return null;
  const all = await app.pick(briefings, actor, ['id'], {
    companyId: squad.companyId,
    currency: squad.currency,
    status: ['hiring', 'hired', 'closed'],
  });
  const sources = await app.reports.reportSources(
    actor,
    all.map((one) => one.id),
  );
  const rows = mixRanges(mix, [...sources.values()]);
  return {
    rows,
    whole: {
      views: sumOfRanges(rows.map(({ views }) => views)),
      engagements: sumOfRanges(rows.map(({ engagements }) => engagements)),
      costCents: sumOfRanges(rows.map(({ costCents }) => costCents)),
    },
  };
}

const { objective, idea, keyMessages, mix, split } = visionContent.shape;
const mixRow = mix.element.shape;
const amount = split.shape.creators.default(0);
const aim = visionContent.shape.targets.element.shape.value.optional();
const results = { reach: aim, views: aim, engagements: aim, clicks: aim, orders: aim };
const costs = { cpm: aim, cpv: aim, cpe: aim, cpc: aim, cpa: aim };

/** Parses one item per line; an error of a line is shown at the field. */
const lines = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split('\n')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .superRefine((list, context) => {
    const wrong = keyMessages.safeParse(list).error?.issues[0];
    if (wrong) context.addIssue({ code: 'custom', message: wrong.message, params: { most: MAX_MESSAGES } });
  });

const form = z.object({
  squadId: id,
  seen: z.int().min(0),
  objective,
  idea: idea.default(''),
  keyMessages: lines,
  results: z.object(results).prefault({}),
  costs: z.object(costs).prefault({}),
  mix: z
    .array(
      z.object({
        tier: mixRow.tier.optional(),
        channel: mixRow.channel.optional(),
        count: mixRow.count.optional(),
      }),
    )
    .default([]),
  split: z.object({ creators: amount, boost: amount, production: amount, other: amount }).prefault({}),
});
type Given = z.output<typeof form>;

const mixNames = ['tier', 'channel', 'count'] as const;

/**
 * Returns the complete rows.
 * @throws Problem at the missing field of an incomplete row
 */
function wholeRows(rows: Given['mix']) {
  const lacking = rows.flatMap((row, index) => {
    const missing = mixNames.filter((name) => row[name] === undefined);
    return missing.length > 0 && missing.length < mixNames.length
      ? [{ pointer: `/mix/${index}/${missing[0]}`, code: 'required' }]
      : [];
  });
  if (lacking.length > 0) throw new Problem('invalid', lacking);
  return rows.flatMap(({ tier, channel, count }) =>
    tier && channel && count !== undefined ? [{ tier, channel, count }] : [],
  );
}

export const visionHandler = formHandler<'company', typeof form>(form, async (given, ctx) => {
  const { results: least, costs: most, mix: rows, ...rest } = given;
  const values: Partial<Record<Target['metric'], number>> = { ...least, ...most };
  const targets = targetMetrics.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [{ metric, value }];
  });
  await ctx.app.perform(saveVision, { ...rest, targets, mix: wholeRows(rows) }, ctx);
  return { to: ctx.url.pathname, toast: 'saved' };
});
