import { z } from 'zod';
import { tiers } from '../../discovery';
import { anyOf, cents } from '../../kit';
import {
  type Actor,
  anyStaff,
  channel,
  currency,
  dash,
  defineResource,
  erased,
  id,
  impersonal,
  line,
  noOne,
  ofCompany,
  ofPeopleOrMoney,
  paragraph,
  stamps,
  text,
} from '../../people';

/** Results of a campaign, for which targets are minimums. Named as in a report (`Totals`). */
export const resultMetrics = ['reach', 'views', 'engagements', 'clicks', 'orders'] as const;

/** Costs in minor units, for which targets are maximums. `cpm` is per thousand views, the others per unit. */
export const costMetrics = ['cpm', 'cpv', 'cpe', 'cpc', 'cpa'] as const;

export const targetMetrics = [...resultMetrics, ...costMetrics] as const;

export type TargetMetric = (typeof targetMetrics)[number];

export const isCost = (metric: TargetMetric): metric is (typeof costMetrics)[number] =>
  costMetrics.some((one) => one === metric);

/** Parts of the budget of a campaign. */
export const budgetParts = ['creators', 'boost', 'production', 'other'] as const;

export type BudgetPart = (typeof budgetParts)[number];

export const MAX_MIX = 8;

export const MAX_MESSAGES = 8;

const target = z.object({
  metric: z.enum(targetMetrics),
  /** Value of the target, an integer; a cost is in minor units of the squad's currency. */
  value: cents.min(1, 'too_small'),
});

export type Target = z.output<typeof target>;

/** Number of creators of one size on one channel. */
const mixRow = z.object({
  tier: z.enum(tiers),
  channel,
  count: z.int().min(1, 'too_small').max(500, 'outside_bounds'),
});

export type MixRow = z.output<typeof mixRow>;

/** A brand's plan for a squad: results, budget and creators. */
export const visionContent = z.object({
  objective: erased(paragraph(600), dash),
  idea: erased(text(2_000), ''),
  keyMessages: erased(z.array(line(200)).max(MAX_MESSAGES, 'too_many'), '[]'),
  /** Targets, at most one per metric, in the order of `targetMetrics`. */
  targets: impersonal(z.array(target).max(targetMetrics.length, 'too_many')),
  mix: impersonal(z.array(mixRow).max(MAX_MIX, 'too_many')),
  split: impersonal(
    z.object(
      Object.fromEntries(budgetParts.map((part) => [part, cents])) as Record<BudgetPart, typeof cents>,
    ),
  ),
});

export type VisionContent = z.output<typeof visionContent>;

export const visionParts = Object.keys(visionContent.shape) as (keyof VisionContent)[];

/** One version of a vision. Each later version is a separate row. */
export const vision = z.object({
  ...stamps,
  squadId: id,
  companyId: id,
  number: impersonal(z.int().positive()),
  authorId: id,
  currency: impersonal(currency),
  ...visionContent.shape,
});

export type Vision = z.output<typeof vision>;

export const visions = defineResource({
  name: 'visions',
  schema: vision,
  columns: { keyMessages: 'jsonb' },
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['targets', 'split']),
  filters: { id: 'is', squadId: 'is', companyId: 'is' },
  sorts: ['id', 'createdAt'],
  access: {
    read: anyOf<Actor, Vision>(ofCompany, anyStaff),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});
