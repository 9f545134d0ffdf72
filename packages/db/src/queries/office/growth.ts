import {
  type Actor,
  type GrowthChannel,
  type GrowthQuery,
  type GrowthReport,
  growthReaders,
  growthSteps,
  MAX_NAMED,
  type Reached,
  type ResourceName,
  requireAccess,
  resources,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

interface Line {
  readonly month: string | null;
  readonly channel: GrowthChannel | null;
  readonly code: string | null;
  readonly by: 'total' | 'month' | 'channel';
  readonly count: number;
  readonly [step: `r${number}` | `m${number}`]: number | null;
  readonly [step: `i${number}`]: readonly number[] | null;
}

const zone = `at time zone 'America/Sao_Paulo'`;
/** SQL expression for the time when a business date begins. */
const begin = `(?::date::timestamp ${zone})`;
const dayOf = (column: string) => `to_char(${column} ${zone}, 'YYYY-MM-DD')`;

/**
 * Returns the funnel of sign-ups in a period, and the visitors of the public pages in the same period.
 * `growthSteps` defines the steps of the funnel.
 * @throws Problem `not_allowed`
 */
export async function growthReport(
  em: SqlEntityManager,
  actor: Actor,
  { side, from, to, window, code }: GrowthQuery,
): Promise<GrowthReport> {
  requireAccess(actor, growthReaders);
  const steps = growthSteps[side];
  const own = side === 'companies' ? 'company_id' : 'creator_id';
  const moves = steps.flatMap(([, move], n) => (move ? [{ ...move, n }] : []));
  const params: (string | number)[] = [from, to, ...(code === undefined ? [] : [code])];
  const unit = `
    select u.id, u.created_at as t, coalesce(a.channel, 'direct') as channel, a.code
    from ${side} u ${side === 'creators' ? attribution : 'left join (select null::text as channel, null::text as code, null::int as code_id, 0 as creator_id where false) a on false'}
    where u.created_at >= ${begin} and u.created_at < ${begin} + interval '1 day'
      ${code === undefined ? '' : 'and a.code_id = ?'}`;
  const timed = `
    select unit.*, (select min(confirmed_at) from users where users.${own} = unit.id) as t0,
      ${moves.map(({ n }) => `first.t${n}`).join(', ')}
    from unit left join lateral (
      select ${moves.map(({ resource, move, n }) => `min(h.at) filter (where h.resource = '${resource}' and h.move = '${move}') as t${n}`).join(', ')}
      from history h where h.${own} = unit.id) first on true`;
  // A step of the funnel counts only if the previous step was reached, and only if it was reached within the
  // time window after the sign-up.
  const chain = steps.reduce((inner, _, n) => {
    const before = n === 0 ? 't' : `s${n - 1}`;
    return `select x${n}.*, case when ${before} is not null and t${n} <= t + ? * interval '1 day' then greatest(t${n}, ${before}) end as s${n} from (${inner}) x${n}`;
  }, 'select * from timed');
  const lines = await em.execute<Line[]>(
    `with unit as (${unit}), timed as (${timed}), reached as (${chain})
     select month, channel, code,
       case when grouping(month) = 0 then 'month' when grouping(channel) = 0 then 'channel' else 'total' end as by,
       count(*)::int as count,
       ${steps
         .map(
           (_, n) => `count(s${n})::int as r${n},
         case when count(s${n}) <= ${MAX_NAMED}
           then coalesce(array_agg(id order by id) filter (where s${n} is not null), '{}') end as i${n},
         percentile_cont(0.5) within group (order by extract(epoch from s${n} - ${n === 0 ? 't' : `s${n - 1}`}) / 3600) as m${n}`,
         )
         .join(', ')}
     from (select *, to_char(t ${zone}, 'YYYY-MM') as month from reached) r
     group by grouping sets ((), (month), (channel, code)) order by month, count(*) desc, code`,
    [...params, ...steps.map(() => window)],
  );
  const isNamed = steps.map(([, move]) => readsAll(actor, [side, move?.resource ?? 'users']));
  const idsOf = (line: Line, n: number) => {
    const ids = isNamed[n] ? line[`i${n}`] : null;
    return ids ? [...ids] : null;
  };
  const reachedOf = (line: Line): Reached => ({
    count: line.count,
    reached: steps.map((_, n) => line[`r${n}`] ?? 0),
    reachedIds: steps.map((_, n) => idsOf(line, n)),
  });
  const total = lines.find(({ by }) => by === 'total');
  return {
    steps: steps.map(([name]) => name),
    total: {
      ...(total
        ? reachedOf(total)
        : { count: 0, reached: steps.map(() => 0), reachedIds: steps.map(() => []) }),
      medianHours: steps.map((_, n) => total?.[`m${n}`] ?? null),
    },
    cohorts: lines.flatMap((line) =>
      line.by === 'month' && line.month ? [{ month: line.month, ...reachedOf(line) }] : [],
    ),
    channels: lines.flatMap((line) =>
      line.by === 'channel' && line.channel
        ? [{ channel: line.channel, code: line.code, ...reachedOf(line) }]
        : [],
    ),
    signUps: await em.execute(
      `select ${dayOf('t')} as day, count(*)::int as count from (${unit}) signed group by 1 order by 1`,
      params,
    ),
    visits: await em.execute(
      `select to_char(day, 'YYYY-MM-DD') as day, source, sum(visits)::int as visits from visit_counts
       where day between ? and ? group by day, source order by day, source`,
      [from, to],
    ),
  };
}

/** Returns true if the user may read all records of these resources. */
const readsAll = (actor: Actor, names: readonly ResourceName[]) =>
  names.every((name) =>
    (resources[name].access.read(actor) as readonly object[]).some(
      (condition) => Object.keys(condition).length === 0,
    ),
  );

const attribution = `left join (
    select a.creator_id, a.code_id, k.code, case when a.code_id is not null then 'curator' else 'company' end as channel
    from attributions a left join curator_codes k on k.id = a.code_id) a on a.creator_id = u.id`;
