import { type Actor, type ResourceName, rateOf, resources } from '@elenco/core';
import { postings } from '@elenco/core/finance';
import { attachBriefing, squads } from '@elenco/core/hiring';
import { addTask, type SquadLogPage, waitingFor, writeNote } from '@elenco/core/operations';
import { aLead } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, creatorIdOf, gather, invite } from '../support/cast';
import { putRows } from '../support/rows';
import { type Caller, callerAs as callerOfActor } from './cast';
import { funnelRowByRow } from './office/funnel';
import { twoPayouts } from './office/payouts';
import { queueByList } from './office/queues';
import { queried, type Sql } from './office/sql';
import { wholeTimeline } from './office/timeline';

let api: RunningApi;
let cast: Cast;
const now = '2026-11-21T20:00:00.000Z';
beforeAll(async () => {
  api = await startApi({ now: () => now });
  cast = await gather(api.database);
});
afterAll(() => api.stop());

const callerAs = (actor: Actor) => callerOfActor(api, actor, now);
const statusFor = async (actor: Actor, path: string) => (await (await callerAs(actor))('GET', path)).status;
const answerOf = async (answer: Response) => [answer.status, await answer.json()] as const;

const sql: Sql = (text, params) => queried(api.databaseUrl, text, params);
const readable = (actor: Actor, name: string) =>
  resources[name as ResourceName].access.read(actor).length > 0;

it('lets a second finance user release each of several prepared payouts once, with a result per payout', async () => {
  const due = await twoPayouts(cast);
  expect(due).toHaveLength(2);
  const [first, second] = [await callerAs(cast.finance), await callerAs(cast.secondFinance)];
  const run = (caller: Caller, key: string, body: object) =>
    caller('POST', '/payout-runs', body, { 'Idempotency-Key': key }).then(answerOf);
  const rows = due.map(({ id }) => ({ id }));
  const done = rows.map(({ id }) => ({ id, problem: null }));

  const unknown = { id: 999_999 };
  const [status, prepared] = await run(first, 'one', { action: 'prepare', rows: [...rows, unknown] });
  expect([status, prepared.slice(0, 2)]).toEqual([200, done]);
  expect(prepared[2]).toMatchObject({ ...unknown, problem: { code: 'not_found' } });

  const release = rows.map((row) => ({ ...row, proof: `E2E-${row.id}`, madeOn: '2026-11-21' }));
  const [, alone] = await run(first, 'two', { action: 'release', rows: release });
  expect(
    alone.map((row: { problem: { problems: { code: string }[] } }) => row.problem.problems[0]?.code),
  ).toEqual(['second_person_needed', 'second_person_needed']);
  const releases = await Promise.all(
    [1, 2, 3].map(() => run(second, 'three', { action: 'release', rows: release })),
  );
  for (const one of releases) expect(one).toEqual([200, done]);
  const entries = await api.database.see(postings, cast.finance, { kind: 'payout_made' });
  expect(new Set(entries.map(({ transactionId }) => transactionId)).size).toBe(due.length);
  const brand = await callerAs(cast.brand);
  expect((await run(brand, 'four', { action: 'prepare', rows }))[1][0].problem.code).toBe('not_found');
});

it('returns the ledger’s reports and their exports to finance in the user’s language', async () => {
  const finance = await callerAs(cast.finance);
  const period = 'from=2026-11-01&to=2026-11-30';
  const [status, balance] = await answerOf(await finance('GET', `/trial-balance?${period}`));
  expect([status, balance.balanced]).toEqual([200, true]);
  const file = async (format: string, language: string) => {
    const answer = await finance('GET', `/trial-balance/file?${period}&format=${format}`, undefined, {
      'Accept-Language': language,
    });
    expect(answer.status).toBe(200);
    return answer;
  };
  const rows = async (format: string, language: string) =>
    (await (await file(format, language)).text()).trim().split('\r\n');
  const [head, ...lines] = await rows('csv', 'pt-BR');
  expect(head).toContain('"Conta";"Moeda"');
  expect(lines).toHaveLength(balance.lines.length);
  const journal = await rows('journal', 'en');
  expect(journal).toHaveLength((await api.database.see(postings, cast.finance, {})).length + 1);
  const workbook = new Uint8Array(await (await file('xlsx', 'en')).arrayBuffer());
  expect(String.fromCharCode(...workbook.slice(0, 2))).toBe('PK');

  const [, taxes] = await answerOf(await finance('GET', `/taxes-withheld?from=2026-11-01&to=2026-12-31`));
  const kept = await sql<{ sum: number }>(
    `select sum((tax ->> 'amountCents')::int)::int as sum from payouts, jsonb_array_elements(withholdings) tax`,
  );
  const sumOf = (all: { amountCents: number }[]) => all.reduce((sum, one) => sum + one.amountCents, 0);
  // Taxes are withheld only once a payout is paid. Taxes of payouts that are at the bank or have failed are
  // expected, but not withheld.
  const withheld = sumOf(taxes.lines.filter((line: { made: boolean }) => line.made));
  const expected = taxes.rows.reduce(
    (sum: number, row: { expectedCents: number }) => sum + row.expectedCents,
    0,
  );
  expect([sumOf(taxes.rows), withheld + expected]).toEqual([withheld, kept[0]!.sum]);
  expect(taxes.rows[0]).toMatchObject({
    month: '2026-11-01',
    tax: 'inss',
    dueOn: '2026-12-18',
    code: '1099',
  });
  const brand = await callerAs(cast.brand);
  for (const path of [
    `trial-balance?${period}`,
    `trial-balance/file?${period}&format=csv`,
    `taxes-withheld?${period}`,
  ])
    expect((await brand('GET', `/${path}`)).status).toBe(403);
});

it('counts the waiting rows of a staff member’s queues in one response, each as the queue’s list counts them', async () => {
  const finance = await callerAs(cast.finance);
  const [status, counts] = await answerOf(await finance('GET', '/waiting'));
  expect(status).toBe(200);
  const byLists = await Promise.all(waitingFor(cast.finance).map((name) => queueByList(finance, name)));
  expect(byLists.map(({ resource }) => resource)).toEqual([
    'invoices',
    'charges',
    'payouts',
    'payment-answers',
    'receipts',
    'settlements',
    'repayments',
    'card-payments',
    'fee-invoices',
  ]);
  expect(counts).toEqual(expect.arrayContaining(byLists));
  expect(counts).toHaveLength(byLists.length + 1);
  const [, ofCurator] = await answerOf(await (await callerAs(cast.curator))('GET', '/waiting'));
  expect(ofCurator.map(({ resource }: { resource: string }) => resource)).toEqual([
    'briefings',
    'openings',
    'notifications',
  ]);
  expect(await statusFor(cast.brand, '/waiting')).toBe(403);
});

describe('the command palette of the back office', () => {
  const found = async (caller: Caller, q: string) => {
    const [status, rows] = await answerOf(await caller('GET', `/jump?q=${encodeURIComponent(q)}`));
    return [
      status,
      (rows as { resource: string; title: string }[]).map?.((row) => `${row.resource} ${row.title}`),
    ];
  };

  it('finds people by name, e-mail address and CPF, companies by CNPJ, and payouts by creator', async () => {
    const finance = await callerAs(cast.finance);
    expect(await found(finance, 'CRIADORA numero 3')).toEqual([
      200,
      ['users Criadora Número 3', 'creators Criadora Número 3'],
    ]);
    expect((await found(finance, 'numero cria'))[1]).toContain('users Criadora Número 3');
    expect(await found(finance, 'criadora4@elas')).toEqual([200, ['users Criadora Número 4']]);
    expect((await found(finance, '529.982.247-25'))[1]).toContain('users Dona da Aurora');
    expect(await found(finance, '11.222.333/0001-81')).toEqual([200, ['companies Aurora']]);
    expect((await found(finance, 'Criadora Número 1'))[1]).toContain('payouts Criadora Número 1');
    expect((await found(finance, 'x'))[1]).toEqual([]);
  });

  it('finds other records by number, and nothing for an unknown number', async () => {
    const { id } = (await api.database.create(squads, { title: 'Inverno' }, { actor: cast.brand, now })) as {
      id: number;
    };
    const curator = await callerAs(cast.curator);
    expect((await found(curator, `#${id}`))[1]).toContain('squads ');
    expect(await found(curator, '#2147483647')).toEqual([200, []]);
  });

  it('hides a record from a search by number if the user may not read it', async () => {
    const lead = aLead({ id: 4_711 });
    await putRows(api.databaseUrl, [['leads', lead]]);
    const kindsOf = async () =>
      ((await found(await callerAs(cast.secondFinance), `#${lead.id}`))[1] as string[]).map((one) =>
        one.trim(),
      );
    const duties = (duty: string) =>
      sql(`update users set duties = $1 where email = 'financeiro2@casa.example'`, [`{${duty}}`]);
    expect(await kindsOf()).not.toContain('leads');
    await duties('support');
    expect(await kindsOf()).toContain('leads');
    await duties('finance');
  });

  it('is limited to records that the user may read', async () => {
    const [{ id } = { id: 0 }] = await sql<{ id: number }>(
      `update users set duties = '{content}' where email = 'financeiro2@casa.example' returning id`,
    );
    const content = await found(await callerAs(cast.secondFinance), 'Criadora Número 1');
    expect(content).toEqual([200, ['creators Criadora Número 1']]);
    await sql(`update users set duties = '{finance}' where id = $1`, [id]);
    expect((await found(await callerAs(cast.brand), 'Criadora'))[0]).toBe(403);
  });
});

it('shows a creator’s history, notes and tasks in a paged timeline', async () => {
  const creatorId = creatorIdOf(cast.creators[0]!);
  const by = { actor: cast.curator, now };
  await api.database.perform(writeNote, { creatorId, body: 'Prefere áudio.' }, by);
  const ownerId = (cast.curator as { userId: number }).userId;
  await api.database.perform(addTask, { creatorId, title: 'Ligar', dueOn: '2026-11-23', ownerId }, by);
  const curator = await callerAs(cast.curator);
  const seen = await wholeTimeline(curator, creatorId);
  expect(seen.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['note', 'task', 'move']));
  // Only finance can see history rows about money.
  const all = await sql<{ resource: string }>('select resource from history where creator_id = $1', [
    creatorId,
  ]);
  const moves = seen.filter(({ kind }) => kind === 'move');
  expect(moves).toHaveLength(
    all.filter(({ resource }) => resource !== 'tasks' && readable(cast.curator, resource)).length,
  );
  expect(await statusFor(cast.brand, `/creators/${creatorId}/timeline`)).toBe(403);
});

it('shows the whole squad log to support, and to curation without IP addresses', async () => {
  const { brand, secondFinance } = cast;
  const { userId: supportId } = secondFinance as { userId: number };
  await sql(`update users set duties = '{support}' where id = $1`, [supportId]);
  const by = { actor: brand, now };
  const { id } = (await api.database.create(squads, { title: 'Verão 2027' }, by)) as { id: number };
  const { briefingId } = await invite(cast);
  await api.database.perform(attachBriefing, { squadId: id, briefingId }, by);
  const reader = await callerAs(secondFinance);
  const log = async (query = '') => {
    const [status, page] = await answerOf(await reader('GET', `/squads/${id}/log${query}`));
    expect(status).toBe(200);
    return page as SquadLogPage;
  };
  const whole = await log();
  expect(whole.resources).toEqual(expect.arrayContaining(['briefings', 'proposals', 'squads']));
  const own = await sql<{ count: number }>(
    `select count(*)::int from audit where (resource = 'squads' and row_id = $1)
       or (resource = 'briefings' and row_id = $2)
       or (resource = 'proposals' and row_id in (select id from proposals where briefing_id = $2))`,
    [id, briefingId],
  );
  const rows = whole.entries.filter(({ resource }) =>
    ['squads', 'briefings', 'proposals'].includes(resource),
  );
  expect(rows).toHaveLength(own[0]?.count ?? 0);
  const { userId } = brand as { userId: number };
  const mine = await log(`?resource=briefings&actorId=${userId}`);
  expect(mine.entries).not.toHaveLength(0);
  expect(mine.entries.every((one) => one.resource === 'briefings' && one.actorId === userId)).toBe(true);
  expect(mine.people).toEqual(whole.people);
  expect((await log('?to=2020-01-01')).entries).toEqual([]);
  const [first, second] = whole.entries;
  expect((await log(`?before=${first?.id}`)).entries[0]).toEqual(second);
  expect(await statusFor(brand, `/squads/${id}/log`)).toBe(403);
  const [, ofCurator] = await answerOf(await (await callerAs(cast.curator))('GET', `/squads/${id}/log`));
  expect(ofCurator.entries.map(({ ip }: { ip: string | null }) => ip)).toEqual(whole.entries.map(() => null));
  expect((await reader('GET', '/squads/999999/log')).status).toBe(404);
  await sql(`update users set duties = '{finance}' where id = $1`, [supportId]);
});

it('reports the same growth and engagement as a row-by-row calculation', async () => {
  const curator = await callerAs(cast.curator);
  const ask = async (query: string) =>
    (await answerOf(await curator('GET', `/${query}&from=2026-11-01&to=2026-11-30`)))[1];
  const companies = await ask('growth?side=companies');
  expect(companies.total).toMatchObject(await funnelRowByRow(sql, 'companies', 90));
  const creators = await ask('growth?side=creators');
  expect(creators.total).toMatchObject(await funnelRowByRow(sql, 'creators', 90));
  expect([companies.total.count, creators.total.count, creators.total.reached.at(-1)]).toEqual([2, 4, 2]);
  expect(creators.cohorts).toMatchObject([{ month: '2026-11', count: 4 }]);
  expect(creators.signUps).toEqual([{ day: '2026-11-21', count: 4 }]);
  expect([rateOf(3, 9), rateOf(3, 12)]).toEqual([null, 0.25]);

  await api.database.office.countVisits(
    [
      { day: '2026-11-20', page: 'home', source: 'instagram', visits: 2 },
      { day: '2026-11-20', page: 'profile', source: 'instagram', visits: 1 },
    ],
    now,
  );
  expect((await ask('growth?side=creators')).visits).toEqual([
    { day: '2026-11-20', source: 'instagram', visits: 3 },
  ]);

  const [{ posts } = { posts: 0 }] = await sql<{ posts: number }>(
    'select count(*)::int as posts from deliverables where published_at is not null',
  );
  const report = (await answerOf(await curator('GET', '/engagement?from=2026-11-01&to=2026-11-30')))[1];
  expect(report.months).toMatchObject([{ month: '2026-11', posts }]);
  expect(
    report.creators.map(({ posts }: { posts: number }) => posts).reduce((a: number, b: number) => a + b),
  ).toBe(posts);
  expect(await statusFor(cast.brand, '/growth?from=2026-11-01&to=2026-11-30')).toBe(403);
});
