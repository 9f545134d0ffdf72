import { businessDate } from '@elenco/brazil';
import { type Briefing, backwardsPlan, contradictionsIn, type PlanDay } from '@elenco/core/hiring';
import { type Company, companies } from '@elenco/core/people';
import {
  planTerms,
  type Setting,
  type SettingKey,
  settingOn,
  settings,
  shortlistDays,
} from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';
import { budgetAdvice } from './budget.server';

type CompanyContext = RequestContext<'company'>;
/** Default number of bank days per review round. */
const ROUND_DAYS = 2;

/** Returns the deadlines of a draft, calculated back from its publication; empty without dates. */
export async function planOf({ app, actor, now }: CompanyContext, row: Briefing): Promise<PlanDay[]> {
  if (!row.publishesOn && !row.endsOn) return [];
  const [rules, company] = await Promise.all([
    app.see(settings, { role: 'system' }, {}),
    app.get(companies, actor, row.companyId),
  ]);
  return planFrom(row, { rules, plan: company.plan, today: businessDate(now) });
}

/** Returns the same deadlines from rows that are loaded already: a draft's and its project's are one schedule. */
export function planFrom(
  { publishesOn, endsOn, review }: Pick<Briefing, 'publishesOn' | 'endsOn' | 'review'>,
  { rules, plan, today }: { rules: readonly Setting[]; plan: Company['plan']; today: string },
): PlanDay[] {
  const published = publishesOn ?? endsOn;
  if (!published) return [];
  const value = (key: SettingKey) => settingOn(rules, key, today);
  return backwardsPlan(
    {
      publishesOn: published,
      endsOn,
      script: review.script,
      rounds: review.rounds ?? value('change_rounds'),
      roundDays: review.days ?? ROUND_DAYS,
    },
    {
      shortlistDays: shortlistDays(planTerms(rules, plan, today)),
      answerDays: value('answer_days'),
      slipDays: value('slip_days'),
      payoutDays: value('payout_days'),
    },
    today,
  );
}

/** Returns the contradictions in a draft; campaigns are those of the wished creators. */
export async function contradictionsOf(
  ctx: CompanyContext,
  row: Briefing,
  plan: readonly PlanDay[],
  feeBp: number,
) {
  const [{ leastCents }, campaigns] = await Promise.all([
    budgetAdvice(ctx, row, feeBp),
    ctx.app.projects.publishedCampaigns(row.wished),
  ]);
  return contradictionsIn({ brief: row, plan, recommendedCents: leastCents, campaigns });
}
