import { businessDate, dueOn } from '@elenco/brazil';
import { earlierInMonth, issOn, netPay, payouts } from '@elenco/core/finance';
import { applications, conditionsFor, type Job, jobs, matchJob, shownRecord } from '@elenco/core/hiring';
import { channels, creators, payees, skills } from '@elenco/core/people';
import { fromBrl, type Rates } from '@elenco/core/platform';
import { loadForecast } from '../forecast.server';
import type { CreatorContext } from '../page.server';
import { feeSteps } from './feeSteps';

/** Minimum score in percent of a fitting opening whose requirements are met. */
const FITS = 40;
const MOST = 200;

/** Loads openings for one creator: fitting ones, all others, and the own applications. */
export async function loadJobs(ctx: CreatorContext) {
  const { app, actor, now, url } = ctx;
  const today = businessDate(now);
  const [profile, [payee], open, own, paid, { payoutDays }] = await Promise.all([
    app.get(creators, actor, actor.creatorId),
    app.see(payees, actor, {}),
    app.see(jobs, actor, { status: 'open' }, { by: 'closesOn', limit: MOST }),
    app.see(applications, actor, {}, { down: true, limit: MOST }),
    app.see(payouts, actor, {}),
    app.projects.promises(today),
  ]);
  const missed = own.map(({ openingId }) => openingId).filter((id) => !open.some((one) => one.id === id));
  const ended = missed.length > 0 ? await app.see(jobs, actor, { id: missed }) : [];
  const brands = [...new Set([...open, ...ended].map((one) => one.companyId))];
  const [iss, records] = await Promise.all([app.money.issRulesOf(brands), app.party.trackRecordsOf(brands)]);
  const expected = [...paid, ...(await loadForecast(ctx, paid, { payee, payoutDays }))];
  const view = (opening: Job) => {
    const conditions = conditionsFor(opening, profile);
    const { feeLowCents, feeHighCents, feeBp, currency, endsOn } = opening;
    const { score, reasons } = matchJob(opening, profile);
    const on = dueOn(endsOn ?? opening.answersOn, payoutDays);
    const legalForm = payee?.legalForm ?? 'individual';
    const taxRegime = payee?.taxRegime;
    return {
      opening,
      conditions,
      score,
      reasons,
      may: conditions.every(({ met }) => met),
      record: shownRecord(records.get(opening.companyId)),
      application: own.find(({ openingId }) => openingId === opening.id) ?? null,
      /** Net amount for the middle of the fee range. */
      netCents: netPay({
        totalCents: Math.round((feeLowCents + feeHighCents) / 2),
        feeBp,
        currency,
        legalForm,
        taxRegime,
        on,
        dependants: payee?.dependants ?? 0,
        earlier: earlierInMonth(expected, { currency }, on),
        iss: issOn(iss.get(opening.companyId) ?? [], on),
      }).netCents,
    };
  };
  const running = open.filter(({ closesOn }) => closesOn >= today).map(view);
  const lists = {
    '': running.filter(({ may, score }) => may && score >= FITS).sort((a, b) => b.score - a.score),
    all: running,
    applied: own
      .flatMap(({ openingId }) => [...open, ...ended].filter(({ id }) => id === openingId))
      .map(view),
  } as const;
  const asked = filtersIn(url);
  const rates = await app.money.latestRates();
  const rows = lists[asked.tab].filter(({ opening }) => isAsked(opening, asked, rates));
  const known = Object.values(lists).flat();
  const chosen = known.find(({ opening }) => opening.id === asked.opening);
  return {
    today,
    rows,
    tab: asked.tab,
    counts: { '': lists[''].length, all: lists.all.length, applied: lists.applied.length },
    /** The opening next to the list; on a phone only a chosen one. */
    shown: chosen ?? rows[0] ?? null,
    chosen: chosen !== undefined,
  };
}
export type Jobs = Awaited<ReturnType<typeof loadJobs>>;
export type JobView = Jobs['rows'][number];

type Tab = '' | 'all' | 'applied';

function filtersIn({ searchParams }: URL) {
  const asked = searchParams.get('tab');
  const tab: Tab = asked === 'all' || asked === 'applied' ? asked : '';
  return {
    tab,
    channel: channels.find((one) => one === searchParams.get('channel')),
    skill: skills.find((one) => one === searchParams.get('skill')),
    from: feeSteps.find((one) => String(one) === searchParams.get('from')) ?? 0,
    opening: Number(searchParams.get('opening')),
  };
}

const isAsked = (
  { channels: on, skill, feeHighCents, currency }: Job,
  asked: ReturnType<typeof filtersIn>,
  rates: Rates,
): boolean =>
  (!asked.channel || on.includes(asked.channel)) &&
  (!asked.skill || skill === asked.skill) &&
  feeHighCents >= fromBrl(asked.from, currency, rates);
