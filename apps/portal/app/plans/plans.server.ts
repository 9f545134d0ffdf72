import { businessDate } from '@elenco/brazil';
import { companies, type Plan, plan } from '@elenco/core/people';
import {
  type PlanCurrency,
  type PlanTerms,
  planCurrency,
  planHas,
  planTerms,
  settings,
} from '@elenco/core/platform';
import { redirect } from '@remix-run/node';
import type { RequestContext } from '../adapters/requestContext.server';
import { type Published, published } from '../content/published.server';
import { translator } from '../i18n/translate.server';
import { aboutPage } from '../seo/about.server';

/** Returns all published plans in order, with prices and limits in force. */
export async function loadPlans(
  ctx: RequestContext<'public'> | RequestContext<'company'>,
  currency: PlanCurrency,
) {
  const today = businessDate(ctx.now);
  const [texts, rows] = await Promise.all([
    published(ctx, 'plan'),
    ctx.app.see(settings, { role: 'system' }, {}),
  ]);
  return texts.flatMap((text) => {
    const tier = plan.safeParse(text.slug);
    if (!tier.success) return [];
    return [{ ...text, ...planTerms(rows, tier.data, today, currency) }];
  });
}

/** Returns the reader's company; undefined if there is none. */
const companyOf = async ({ app, actor }: RequestContext<'public'> | RequestContext<'company'>) =>
  actor.role === 'company' ? app.get(companies, actor, actor.companyId) : undefined;

async function planOf(ctx: RequestContext<'public'> | RequestContext<'company'>): Promise<Plan | undefined> {
  return (await companyOf(ctx))?.plan;
}

/** Returns the currency of prices: USD for English readers, otherwise BRL. */
export const defaultPlanCurrency = ({ locale }: { locale: string }): PlanCurrency =>
  locale === 'en' ? 'USD' : 'BRL';

export async function loadPricing(ctx: RequestContext<'public'>) {
  const t = translator(ctx.locale);
  const [title, description] = [t('title', { ns: 'plans' }), t('subtitle', { ns: 'plans' })];
  const own = await companyOf(ctx);
  const plans = await loadPlans(ctx, own ? planCurrency(own.billingCurrency) : defaultPlanCurrency(ctx));
  return {
    plans,
    own: own?.plan,
    signedIn: ctx.user !== null,
    about: aboutPage(ctx, { title, description }),
  };
}

/** Loads the offer of the community for brands that are not in it; redirects subscribers to the board. */
export async function loadNotAMember(ctx: RequestContext<'company'>) {
  const own = await planOf(ctx);
  if (own && planHas(own, 'board')) throw redirect('/community');
  return { own };
}

export type ShownPlan = Published<'plan'> & PlanTerms;
