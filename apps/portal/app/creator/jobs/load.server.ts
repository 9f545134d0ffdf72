import { businessDate } from '@elenco/brazil';
import { applications, conditionsFor, type Job, jobs, matchJob, shownRecord } from '@elenco/core/hiring';
import { splitFee } from '@elenco/core/kit';
import { channels, creators, skills } from '@elenco/core/people';
import { fromBrl, type Rates } from '@elenco/core/platform';
import type { CreatorContext } from '../page.server';
import { loadReceiver } from '../receiver.server';
import { feeSteps } from './feeSteps';

/** Minimum match in percent for the tab of matching jobs, in addition to the required criteria. */
const MIN_MATCH_PERCENT = 40;
const MOST = 200;

/**
 * Loads jobs for a creator: matching jobs, all jobs by closing date, and jobs for which the creator applied.
 * If no job matches, the first list contains all jobs, closest matches first.
 */
export async function loadJobs(ctx: CreatorContext) {
  const { app, actor, now, url } = ctx;
  const today = businessDate(now);
  const [profile, open, own] = await Promise.all([
    app.get(creators, actor, actor.creatorId),
    app.see(jobs, actor, { status: 'open' }, { by: 'closesOn', limit: MOST }),
    app.see(applications, actor, {}, { down: true, limit: MOST }),
  ]);
  const missed = own.map(({ openingId }) => openingId).filter((id) => !open.some((one) => one.id === id));
  const ended = missed.length > 0 ? await app.see(jobs, actor, { id: missed }) : [];
  const brands = [...new Set([...open, ...ended].map((one) => one.companyId))];
  const currencies = [...new Set([...open, ...ended].map(({ currency }) => currency))];
  const [receiver, records, rates] = await Promise.all([
    loadReceiver(ctx, { companyIds: brands, currencies }),
    app.party.trackRecordsOf(brands),
    app.money.latestRates(),
  ]);
  const view = (opening: Job) => {
    const conditions = conditionsFor(opening, profile);
    const { score, reasons } = matchJob(opening, profile);
    return {
      opening,
      conditions,
      score,
      reasons,
      may: conditions.every(({ met }) => met),
      record: shownRecord(records.get(opening.companyId)),
      application: own.find(({ openingId }) => openingId === opening.id) ?? null,
    };
  };
  const payDayOf = ({ endsOn, answersOn }: Pick<Job, 'endsOn' | 'answersOn'>) =>
    receiver.payDay({ endsOn: endsOn ?? answersOn, approvedOn: null });
  const receivesOf = ({ opening, application }: ReturnType<typeof view>) => {
    const { feeLowCents, feeHighCents, feeBp, currency, companyId, ...job } = opening;
    const asked = application?.counterCents ?? Math.round((feeLowCents + feeHighCents) / 2);
    const { feeCents, creatorCents } = splitFee(asked, feeBp);
    return {
      ...receiver.of({ grossCents: creatorCents, currency }, { companyId, on: payDayOf(job) }),
      totalCents: asked,
      feeCents,
      feeBp,
    };
  };
  const running = open.filter(({ closesOn }) => closesOn >= today).map(view);
  const byScore = running.toSorted((a, b) => Number(b.may) - Number(a.may) || b.score - a.score);
  const fitting = byScore.filter(({ may, score }) => may && score >= MIN_MATCH_PERCENT);
  const lists = {
    '': fitting.length > 0 ? fitting : byScore,
    all: running,
    applied: own
      .flatMap(({ openingId }) => [...open, ...ended].filter(({ id }) => id === openingId))
      .map(view),
  } as const;
  const asked = filtersIn(url);
  const rows = lists[asked.tab].filter(({ opening }) => isAsked(opening, asked, rates));
  const known = Object.values(lists).flat();
  const chosen = known.find(({ opening }) => opening.id === asked.opening);
  const shown = chosen ?? rows[0] ?? null;
  return {
    today,
    legalForm: receiver.payee?.legalForm ?? ('individual' as const),
    rows,
    tab: asked.tab,
    /** True if no job matches the profile, so that the tab shows all jobs, closest matches first. */
    nothingFits:
      asked.tab === '' && fitting.length === 0 && rows.length > 0 && rows.length === byScore.length,
    counts: { '': fitting.length, all: lists.all.length, applied: lists.applied.length },
    /** The job beside the list; on a phone, only the job whose id is in the URL. */
    shown,
    /**
     * Price, fee and net amount of the creator's price, or otherwise of the middle of the fee range; null if
     * the job is unpaid.
     */
    receives:
      shown && (shown.opening.feeHighCents > 0 || shown.application?.counterCents) ? receivesOf(shown) : null,
    /** Data for calculating the net amount while the creator types a price. */
    pricing: shown && {
      feeBp: shown.opening.feeBp,
      legalForm: receiver.payee?.legalForm ?? ('individual' as const),
      taxRegime: receiver.payee?.taxRegime ?? null,
      dependants: receiver.payee?.dependants ?? 0,
      ...receiver.pricing({ ...shown.opening, on: payDayOf(shown.opening) }),
    },
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
