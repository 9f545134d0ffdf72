import {
  type Actor,
  type Duty,
  type GrowthQuery,
  type GrowthSide,
  growthChannel,
  growthSteps,
  MAX_NAMED,
} from '@elenco/core';
import { aCompany, aCreator, aUser } from '@elenco/core/testing';
import { beforeAll, expect, it } from 'vitest';
import { Chance } from '../support/chance';
import { budget, printDepth, seed } from '../support/depth';
import { putRows } from '../support/rows';
import { testDatabase } from '../support/testDatabase';

const owner: Actor = { role: 'admin', userId: 1, name: 'Karina', duties: ['owner'] };
const DAY_MS = 86_400_000;
const first = Date.parse('2026-01-01T00:00:00.000Z');
const units = budget(2_000, 240);
const chance = new Chance(seed);
const iso = (at: number) => new Date(at).toISOString();
/** Numbers of curator codes. Some of the generated creators signed up with one of them. */
const codes = [1, 2, 3];

const { database, client, url } = await testDatabase({ poolMax: 3 });
beforeAll(async () => {
  await generate();
  printDepth('People of growth', units, 2_000);
});

/** Returns a random time of a sign-up. It is often close to the boundary of a day or month in São Paulo. */
function signUpAt(): number {
  if (chance.happens(0.2)) {
    const edge = Date.parse(chance.of(['2026-02-01', '2026-03-15', '2026-04-01'])) + 3 * 3_600_000;
    return edge + chance.of([-1, 0, 1]);
  }
  return first + chance.below(180 * DAY_MS);
}

/** Returns a random time of a later step. It is often close to the end of the time window for steps. */
const stepAt = (from: number) =>
  from + (chance.happens(0.2) ? 90 * DAY_MS + chance.of([-1, 0, 1]) : chance.below(140 * DAY_MS));

async function generate(): Promise<void> {
  const history: object[] = [];
  const happened = (side: GrowthSide, id: number, from: number) => {
    for (const [, move] of growthSteps[side]) {
      if (!move) continue;
      for (let times = chance.of([0, 1, 1, 1, 1, 2]); times > 0; times -= 1) {
        const of = side === 'companies' ? { company_id: id } : { creator_id: id };
        history.push({ ...move, ...of, at: iso(stepAt(from)) });
      }
    }
  };
  const signed = Array.from({ length: units }, (_, n) => ({ id: 1_000 + n, at: signUpAt() }));
  const confirmed = (from: number) =>
    chance.happens(0.85) ? iso(from + chance.below(chance.happens(0.9) ? DAY_MS : 120 * DAY_MS)) : null;
  const companies = signed.map(({ id, at }) =>
    aCompany({ id, cnpj: String(id).padStart(14, '0'), createdAt: iso(at) }),
  );
  const creators = signed.map(({ id, at }) => aCreator({ id, createdAt: iso(at) }));
  const people = signed.flatMap(({ id, at }) => [
    aUser({ id: id * 2, email: `b${id}@x.example`, cpf: null, companyId: id, confirmedAt: confirmed(at) }),
    aUser({
      id: id * 2 + 1,
      email: `c${id}@x.example`,
      cpf: null,
      creatorId: id,
      confirmedAt: confirmed(at),
      companyId: null,
      companyRole: null,
    }),
  ]);
  for (const { id, at } of signed) {
    happened('companies', id, at);
    happened('creators', id, at);
  }
  const stamps = { version: 1, createdAt: iso(first), updatedAt: iso(first) };
  const curators = codes.map((id) => aCreator({ id, createdAt: iso(first - DAY_MS) }));
  await putRows(url, [
    ['companies', ...companies],
    ['creators', ...curators, ...creators],
    ['users', ...people],
    [
      'curator-codes',
      ...codes.map((id) => ({
        ...stamps,
        id,
        creatorId: id,
        code: `ABCDEFG${id}`,
        status: 'open',
        statusSince: iso(first),
      })),
    ],
    [
      'attributions',
      ...signed.flatMap(({ id }) => {
        const via = chance.below(3);
        if (via === 0) return [];
        const code = chance.of(codes);
        const curator = { curatorId: code, codeId: code, companyId: null };
        const company = { curatorId: null, codeId: null, companyId: 1_000 + chance.below(units) };
        return [{ ...stamps, id, creatorId: id, ...(via === 1 ? curator : company) }];
      }),
    ],
  ]);
  await client.query(
    `insert into history (resource, row_id, move, from_state, to_state, actor_name, comment, at, company_id, creator_id)
     select resource, 1, move, '', 'done', '', '', at, company_id, creator_id
     from jsonb_to_recordset($1) as h (resource text, move text, at timestamptz, company_id int, creator_id int)`,
    [JSON.stringify(history)],
  );
}

/** SQL of each unit's sign-up, channel, and first time of each step. */
const plain = (side: GrowthSide) => `
  with own as (
    select u.id, u.created_at as signed, to_char(u.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day
    from ${side} u),
  happened as (
    select ${ownOf(side)} as id, 0 as step, confirmed_at as at from users where confirmed_at is not null
    ${growthSteps[side]
      .map(([, move], step) =>
        move
          ? `union all select ${ownOf(side)}, ${step}, at from history where resource = '${move.resource}' and move = '${move.move}'`
          : '',
      )
      .join(' ')})
  select own.id, own.signed, own.day, k.code, a.company_id is not null as invited,
    array(select (select min(at) from happened h where h.id = own.id and h.step = s.step)
      from generate_series(0, ${growthSteps[side].length - 1}) as s (step) order by s.step) as steps
  from own left join attributions a on ${side === 'creators' ? 'a.creator_id = own.id' : 'false'}
    left join curator_codes k on k.id = a.code_id`;
const ownOf = (side: GrowthSide) => (side === 'companies' ? 'company_id' : 'creator_id');

interface Unit {
  readonly id: number;
  readonly signed: Date;
  readonly day: string;
  readonly code: string | null;
  readonly invited: boolean;
  readonly steps: readonly (Date | null)[];
}

/**
 * Returns the times of the steps that count. A step counts if it was reached within the window and no earlier
 * step was skipped.
 */
function counted({ signed, steps }: Unit, window: number): number[] {
  const end = signed.getTime() + window * DAY_MS;
  const reached: number[] = [];
  for (const at of steps) {
    if (at === null || at.getTime() > end) break;
    reached.push(Math.max(at.getTime(), reached.at(-1) ?? signed.getTime()));
  }
  return reached;
}

function median(hours: number[]): number | null {
  const sorted = hours.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const queries: GrowthQuery[] = [
  { side: 'companies', from: '2026-01-01', to: '2026-07-31', window: 90 },
  { side: 'companies', from: '2026-02-01', to: '2026-03-14', window: 30 },
  { side: 'creators', from: '2026-01-01', to: '2026-07-31', window: 90 },
  { side: 'creators', from: '2026-03-15', to: '2026-03-31', window: 7 },
  { side: 'creators', from: '2026-01-01', to: '2026-07-31', window: 365, code: 2 },
];

it.each(queries)(
  'counts which $side from $from to $to reached each step within $window days like a row-by-row count',
  async (query) => {
    const { side, from, to, window, code } = query;
    const { rows } = await client.query<Unit>(plain(side));
    const asked = rows.filter(
      (unit) => unit.day >= from && unit.day <= to && (code === undefined || unit.code === `ABCDEFG${code}`),
    );
    expect(asked.length).toBeGreaterThan(0);
    const reachedOf = (own: readonly Unit[]) => {
      const ids = growthSteps[side].map((_, step) =>
        own
          .filter((unit) => counted(unit, window).length > step)
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      );
      return {
        count: own.length,
        reached: ids.map(({ length }) => length),
        reachedIds: ids.map((some) => (some.length <= MAX_NAMED ? some : null)),
      };
    };
    const channelOf = ({ code: by, invited }: Unit) => (by ? 'curator' : invited ? 'company' : 'direct');
    const by = (key: (unit: Unit) => string) =>
      [...new Set(asked.map(key))]
        .sort((a, b) => a.localeCompare(b))
        .map((name) => [name, asked.filter((unit) => key(unit) === name)] as const);

    const report = await database.office.growthReport(owner, query);
    expect(report.steps).toEqual(growthSteps[side].map(([name]) => name));
    const { medianHours, ...total } = report.total;
    expect(total).toEqual(reachedOf(asked));
    expect(report.cohorts).toEqual(
      by(({ day }) => day.slice(0, 7)).map(([month, own]) => ({ month, ...reachedOf(own) })),
    );
    const named = (one: { channel: string; code: string | null }) => `${one.channel} ${one.code ?? ''}`;
    expect(report.channels.toSorted((a, b) => named(a).localeCompare(named(b)))).toEqual(
      by((unit) => named({ channel: channelOf(unit), code: unit.code })).map(([, own]) => ({
        channel: growthChannel.parse(channelOf(own[0]!)),
        code: own[0]!.code,
        ...reachedOf(own),
      })),
    );
    expect(report.signUps).toEqual(by(({ day }) => day).map(([day, own]) => ({ day, count: own.length })));
    for (const [step, hours] of medianHours.entries()) {
      const taken = asked.flatMap((unit) => {
        const at = counted(unit, window);
        const before = step === 0 ? unit.signed.getTime() : at[step - 1];
        return at[step] === undefined || before === undefined ? [] : [(at[step] - before) / 3_600_000];
      });
      const wanted = median(taken);
      if (wanted === null) expect(hours).toBeNull();
      else expect(hours).toBeCloseTo(wanted, 4);
    }
  },
);

it('shows staff which users reached a step only if the staff may read the rows of that step', async () => {
  const query: GrowthQuery = { side: 'companies', from: '2026-02-01', to: '2026-02-10', window: 90 };
  const named = async (...duties: Duty[]) => {
    const { total } = await database.office.growthReport({ ...owner, duties }, query);
    return total.reachedIds.map((ids) => ids !== null);
  };
  expect(await named('owner')).toEqual([true, true, true, true]);
  // Staff with the duty `content` can read briefings and contracts, but no users and charges.
  expect(await named('content')).toEqual([false, true, true, false]);
});
