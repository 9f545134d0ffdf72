import { businessDate } from '@elenco/core/brazil';
import type { Currency } from '@elenco/core/kit';
import { askPlan, companies, isSubscribed, type Plan, plan } from '@elenco/core/party';
import { hasFiles } from '@elenco/core/saved';
import { feeKeyOf, type Setting, settingOn, settings } from '@elenco/core/setting';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { type Published, published } from '../content/published.server';
import { translator } from '../i18n/translate.server';
import { aboutPage } from '../seo/about.server';

/** What a plan costs and holds on a day. A limit that is null there is none; a price that is null is agreed. */
const factsOf = (tier: Plan, rows: readonly Setting[], today: string, dollars: boolean) => {
  const value = (key: Parameters<typeof settingOn>[1]) => settingOn(rows, key, today);
  const subscribed = isSubscribed(tier);
  const currency: Currency = dollars ? 'USD' : 'BRL';
  const monthly = value(dollars ? 'plan_cents_usd' : 'plan_cents_brl');
  return {
    price: tier === 'open' ? 0 : tier === 'enterprise' ? null : monthly,
    currency,
    briefings: subscribed ? null : value('open_briefings'),
    matchings: tier === 'enterprise' ? null : value('matchings'),
    extraMatchCents: tier === 'enterprise' ? null : value('extra_match_cents'),
    shortlistHours: value('shortlist_hours'),
    /** With an expert, in business days. */
    expertDays: subscribed ? value('expert_days') : null,
    feeBp: value(feeKeyOf(tier)),
    subscribed,
    files: hasFiles(tier),
  };
};

/** Every plan that staff have written of, in their order, with what the settings of today say of it. */
async function plansOn(ctx: RequestContext<'public'> | RequestContext<'client'>) {
  const today = businessDate(ctx.now);
  const [texts, rows] = await Promise.all([
    published(ctx, 'plan'),
    ctx.app.see(settings, { role: 'system' }, {}),
  ]);
  return texts.flatMap((text) => {
    const tier = plan.safeParse(text.slug);
    if (!tier.success) return [];
    return [{ ...text, tier: tier.data, ...factsOf(tier.data, rows, today, ctx.locale === 'en') }];
  });
}

/** The plan of the reader's company; undefined for who is of none. */
async function planOf({
  app,
  actor,
}: RequestContext<'public'> | RequestContext<'client'>): Promise<Plan | undefined> {
  return actor.role === 'client' ? (await app.get(companies, actor, actor.companyId)).plan : undefined;
}

export async function loadPricing(ctx: RequestContext<'public'>) {
  const t = translator(ctx.locale);
  const [title, description] = [t('title', { ns: 'plans' }), t('subtitle', { ns: 'plans' })];
  const [plans, own] = await Promise.all([plansOn(ctx), planOf(ctx)]);
  return { plans, own, signedIn: ctx.user !== null, about: aboutPage(ctx, { title, description }) };
}

/** What the community will be, and the plan of a reader who may be in it already. */
export async function loadCommunity(ctx: RequestContext<'public'>) {
  const t = translator(ctx.locale);
  const [title, description] = [
    t('community.title', { ns: 'plans' }),
    t('community.subtitle', { ns: 'plans' }),
  ];
  return { own: await planOf(ctx), about: aboutPage(ctx, { title, description }) };
}

export const loadNotAMember = async (ctx: RequestContext<'client'>) => ({ own: await planOf(ctx) });

/** The own company's plan, and how much of it is used this month. Staff have none, and see the plans only. */
export async function loadOwnPlan(ctx: RequestContext<'client'>) {
  const { app, actor, now } = ctx;
  const plans = await plansOn(ctx);
  if (actor.role !== 'client') return { plans, company: null, use: null, mayAsk: false };
  const company = await app.get(companies, actor, actor.companyId);
  const use = await app.party.planUse(company.id, businessDate(now).slice(0, 7));
  return { plans, company: { plan: company.plan }, use, mayAsk: actor.companyRole === 'owner' };
}

const askForm = z.object({ plan });

export const ask = formHandler<'client', typeof askForm>(askForm, async (value, ctx, key) => {
  const id = ctx.actor.role === 'client' ? ctx.actor.companyId : 0;
  const { actor, now, ip } = ctx;
  await ctx.app.perform(askPlan, { id, ...value }, { actor, now, ip, ...(key ? { key } : {}) });
  return { to: '/dashboard/client/pricing', toast: 'planAsked' };
});

export type ShownPlan = Published<'plan'> & { readonly tier: Plan } & ReturnType<typeof factsOf>;
