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

type CompanyContext = RequestContext<'company'>;
/** Default number of bank days per review round. */
const ROUND_DAYS = 2;

/** Returns the deadlines of a draft, counted back from its publication; empty if the draft has no dates. */
export async function planOf({ app, actor, now }: CompanyContext, row: Briefing): Promise<PlanDay[]> {
  if (!row.publishesOn && !row.endsOn) return [];
  const [rules, company] = await Promise.all([
    app.see(settings, { role: 'system' }, {}),
    app.get(companies, actor, row.companyId),
  ]);
  return planFrom(row, { rules, plan: company.plan, today: businessDate(now) });
}

/** Returns the deadlines from loaded rows, so that a draft and its project have the same schedule. */
export function planFrom(
  { startsOn, publishesOn, endsOn, review }: Pick<Briefing, 'startsOn' | 'publishesOn' | 'endsOn' | 'review'>,
  { rules, plan, today }: { rules: readonly Setting[]; plan: Company['plan']; today: string },
): PlanDay[] {
  const published = publishesOn ?? endsOn;
  if (!published) return [];
  const value = (key: SettingKey) => settingOn(rules, key, today);
  return backwardsPlan(
    {
      startsOn,
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

/**
 * Returns the contradictions in a draft. The draft is also compared with the published campaigns of the
 * creators that the brand wishes for.
 */
export async function contradictionsOf(
  ctx: CompanyContext,
  row: Briefing,
  plan: readonly PlanDay[],
  recommendedCents: number | null,
) {
  const campaigns = await ctx.app.projects.publishedCampaigns(row.wished);
  return contradictionsIn({ brief: row, plan, recommendedCents, campaigns });
}
