import { type BankReturn, SETTLED, writeBankReturn } from '@elenco/core';
import { aCreator, ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { putRows } from '../support/rows';
import { gather, people } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
});
afterAll(() => api.stop());

describe('the currencies', () => {
  it('are public, the defaults first and then the newest stored rates', async () => {
    const read = async () => (await as.nobody('GET', '/currencies')).json();
    expect(await read()).toEqual({
      data: { USD_BRL: 4.8, EUR_BRL: 5.2 },
      days: { USD_BRL: null, EUR_BRL: null },
      stale: true,
    });
    await putRows(api.databaseUrl, [
      [
        'rates',
        {
          id: 1,
          currency: 'USD',
          day: '2026-11-19',
          rateMicros: 5_000_000,
          source: 'ptax',
          at: '2026-11-19T18:00:00Z',
        },
        {
          id: 2,
          currency: 'USD',
          day: '2026-11-20',
          rateMicros: 5_123_400,
          source: 'ptax',
          at: '2026-11-20T18:00:00Z',
        },
      ],
    ]);
    expect(await read()).toEqual({
      data: { USD_BRL: 5.1234, EUR_BRL: 5.2 },
      days: { USD_BRL: '2026-11-20', EUR_BRL: null },
      stale: true,
    });
  });
});

describe('a squad', () => {
  it('keeps the seed’s shape when it is asked for by squad_id', async () => {
    const { data } = (await (await as.brandOwner('GET', '/squads?squad_id=99')).json()) as { data: object[] };
    expect(data).toMatchObject([{ id: 99, hirings: [{ title: 'Lançamento do sérum de vitamina C' }] }]);
    for (const id of [99, 12345]) {
      expect(await (await as.otherBrand('GET', `/squads?squad_id=${id}`)).json()).toEqual({ data: [] });
    }
    expect((await as.brandOwner('GET', '/squads?squad_id=x')).status).toBe(400);
  });
});

describe('candidates', () => {
  const ask = async (
    person: 'curation' | 'brandOwner' | 'otherBrand',
    filter: object = {},
    range = '[0,24]',
  ) =>
    as[person](
      'GET',
      `/briefings/31/candidates?${new URLSearchParams({ filter: JSON.stringify(filter), range })}`,
    );
  const namesIn = async (answer: Response) =>
    ((await answer.json()) as { creator: { name: string } }[]).map(({ creator }) => creator.name);

  it('come with score and reasons, the best first, to the staff of curation only', async () => {
    await putRows(api.databaseUrl, [
      [
        'creators',
        aCreator({ id: 23, name: 'Longe', mainSkill: 'law', tags: [], presences: [] }),
        aCreator({
          id: 24,
          name: 'Quase',
          mainSkill: 'beauty',
          tags: ['skincare'],
          followers: 900,
          priceCents: 90_000,
        }),
      ],
    ]);
    const answer = await ask('curation');
    const rows = (await answer.json()) as {
      creator: { name: string };
      score: number;
      reasons: { points: number }[];
    }[];
    expect(rows.map((row) => row.creator.name)).toEqual(['Cecília Amaral', 'Quase', 'Fábio Lins']);
    for (const row of rows) expect(row.reasons.reduce((sum, one) => sum + one.points, 0)).toBe(row.score);
    expect(answer.headers.get('content-range')).toBe('candidates 0-2/3');
    expect(answer.headers.get('x-more-candidates')).toBe('false');
    expect((await ask('brandOwner')).status).toBe(403);
    expect((await ask('otherBrand')).status).toBe(404);
  });

  it('are narrowed by word, speciality, channel, reach and price', async () => {
    expect(await namesIn(await ask('curation', { q: 'cecilia' }))).toEqual(['Cecília Amaral']);
    expect(await namesIn(await ask('curation', { mainSkill: 'beauty' }))).toEqual(['Quase']);
    expect(await namesIn(await ask('curation', { channel: 'youtube' }))).toEqual([]);
    expect(await namesIn(await ask('curation', { followers_lte: 1_000 }))).toEqual(['Quase']);
    expect(await namesIn(await ask('curation', { priceCents_gte: 100_000 }, '[1,1]'))).toEqual([
      'Fábio Lins',
    ]);
    expect((await ask('curation', { skill: 'x' })).status).toBe(400);
  });

  it('are bounded, and the answer says that there are more', async () => {
    const crowd = Array.from({ length: 510 }, (_, n) => aCreator({ id: 2_000 + n, name: `Criador ${n}` }));
    await putRows(api.databaseUrl, [['creators', ...crowd]]);
    const answer = await ask('curation');
    expect(answer.headers.get('content-range')).toBe('candidates 0-24/500');
    expect(answer.headers.get('x-more-candidates')).toBe('true');
  });
});

describe('a bank’s return file', () => {
  const file = (entries: BankReturn['entries']) =>
    writeBankReturn({
      bank: '001',
      registration: '12ABC34501DE35',
      companyName: 'ELENCO',
      sequence: 1,
      generatedOn: '2026-11-20',
      entries,
    });
  const paid = (ourNumber: string, paidCents: number) => ({
    occurrence: SETTLED,
    ourNumber,
    faceCents: paidCents,
    paidCents,
    netCents: paidCents,
    paidOn: '2026-11-20',
  });
  async function send(text: string, person: 'finance' | 'curation', key?: string) {
    const about = { name: 'x', scopes: ['read', 'write'], days: 1, now: new Date().toISOString() };
    const { token } = await api.database.identity.issueToken(people[person].id, about);
    const form = new FormData();
    form.set('file', new File([Buffer.from(text, 'latin1')], 'retorno.ret'));
    const headers = { Authorization: `Bearer ${token}`, ...(key ? { 'Idempotency-Key': key } : {}) };
    return fetch(`${api.url}/bank-returns`, { method: 'POST', body: form, headers });
  }
  const postings = async () => {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      'select count(*)::int as count, sum(amount_cents)::int as sum from postings',
    );
    await client.end();
    return rows[0];
  };

  it('settles what it says was paid, tells of each line, and does it once', async () => {
    const before = await postings();
    const text = file([paid('71', 400_000), paid('999', 5_000)]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(text, 'finance', 'return-1')));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0]!)).toMatchObject([
      { amountCents: 400_000, paidOn: '2026-11-20', outcome: 'settled', chargeId: ids.charge },
      { amountCents: 5_000, outcome: 'unknown_number', chargeId: null },
    ]);
    expect(await (await as.finance('GET', `/charges/${ids.charge}`)).json()).toMatchObject({
      status: 'paid',
    });
    const after = await postings();
    expect(after.sum).toBe(0);
    expect(after.count).toBeGreaterThan(before.count);
    const again = (await (await send(text, 'finance', 'return-2')).json()) as { outcome: string }[];
    expect(again.map((line) => line.outcome)).toEqual(['already_paid', 'unknown_number']);
    expect(await postings()).toEqual(after);
  });

  it('is refused whole where a line is wrong, without a key, and to others than finance', async () => {
    const text = file([paid('71', 400_000)]);
    const broken = await send(text.replace('0001', 'xxxx'), 'finance', 'return-3');
    expect(broken.status).toBe(422);
    expect(await broken.json()).toMatchObject({ errors: [{ pointer: '/file' }] });
    expect((await send(text, 'finance')).status).toBe(400);
    expect((await send(text, 'curation', 'return-4')).status).toBe(403);
  });
});
