import { type BankReturn, SETTLED, writeBankReturn } from '@elenco/brazil';
import type { Found, Total } from '@elenco/core';
import { aBriefing, aCreator, aUser, ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { putRows } from '../support/rows';
import { gather, importedProfile, people } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
});
afterAll(() => api.stop());

describe('the list of currencies', () => {
  it('is public, and contains the newest stored rates, or the default rate if none is stored', async () => {
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

describe('the squad that REST returns', () => {
  it('contains the squad’s hirings if the request has the parameter squad_id', async () => {
    const { data } = (await (await as.brandOwner('GET', '/squads?squad_id=99')).json()) as { data: object[] };
    expect(data).toMatchObject([{ id: 99, hirings: [{ title: 'Lançamento do sérum de vitamina C' }] }]);
    for (const id of [99, 12345]) {
      expect(await (await as.otherBrand('GET', `/squads?squad_id=${id}`)).json()).toEqual({ data: [] });
    }
    expect((await as.brandOwner('GET', '/squads?squad_id=x')).status).toBe(400);
  });
});

describe('the list of candidates for a briefing', () => {
  const ask = async (person: 'curation' | 'brandOwner' | 'otherBrand', query = '') =>
    as[person]('GET', `/briefings/31/candidates?${query}`);
  const read = async (query = '') => {
    const answer = await ask('curation', query);
    return (await answer.json()) as {
      rows: (Found & { match: number })[];
      query: string;
      total: Total;
      next: string | null;
    };
  };
  const namesIn = async (query: string) => (await read(query)).rows.map(({ name }) => name);

  beforeAll(() =>
    putRows(api.databaseUrl, [
      [
        'creators',
        aCreator({ id: 23, name: 'Longe', mainSkill: 'law', tags: [], presences: [] }),
        aCreator({ id: 24, name: 'Quase', mainSkill: 'beauty', tags: ['skincare'], priceCents: 90_000 }),
      ],
      [
        'users',
        ...[23, 24].map((creatorId) =>
          aUser({
            id: 100 + creatorId,
            email: `${creatorId}@story.example`,
            companyId: null,
            companyRole: null,
            creatorId,
          }),
        ),
      ],
      ['external_profiles', { ...importedProfile, name: 'Sem conta', mainSkill: 'beauty' }],
    ]),
  );

  it('contains, for curation staff only, the creators who match the brief, with reasons', async () => {
    const { rows, query, total } = await read();
    const { skill, tags } = aBriefing();
    expect(new URLSearchParams(query).getAll('skill')).toEqual([...new Set([skill, ...tags])].sort());
    expect(rows.map(({ name }) => name)).toContain('Quase');
    expect(rows.map(({ name }) => name)).not.toContain('Longe');
    expect(total).toEqual({ value: rows.length, exact: true });
    for (const { kind, score, reasons, match } of rows) {
      expect(kind).toBe('member');
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score);
      expect(match).toBeGreaterThan(0);
    }
    expect((await ask('brandOwner')).status).toBe(403);
    expect((await ask('otherBrand')).status).toBe(404);
  });

  it('contains the results of the request’s own filters, but no profiles without an account', async () => {
    expect(await namesIn('q=longe')).toEqual(['Longe']);
    expect(await namesIn('skill=law')).toEqual(['Longe']);
    expect(await namesIn('kind=external')).not.toContain('Sem conta');
    expect(await namesIn('kind=member')).toEqual(expect.arrayContaining(['Longe', 'Quase']));
    expect((await ask('curation', 'speciality=x')).status).toBe(400);
  });

  it('can be paged to its end', async () => {
    const all = (await read('kind=member&sort=price')).rows.map(({ key }) => key);
    const first = await read('kind=member&sort=price&limit=1');
    const rest = await read(`kind=member&sort=price&after=${first.next}`);
    expect([...first.rows, ...rest.rows].map(({ key }) => key)).toEqual(all);
  });
});

describe('an import of a bank’s return file', () => {
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
  async function send(
    text: string,
    person: 'finance' | 'curation',
    key?: string,
    path = '/bank-returns',
    scopes = ['read', 'write'],
  ) {
    const about = { name: 'x', scopes, days: 1, now: new Date().toISOString() };
    const { token } = await api.database.identity.issueToken(people[person].id, about);
    const form = new FormData();
    form.set('file', new File([Buffer.from(text, 'latin1')], 'retorno.ret'));
    const headers = { Authorization: `Bearer ${token}`, ...(key ? { 'Idempotency-Key': key } : {}) };
    return fetch(`${api.url}${path}`, { method: 'POST', body: form, headers });
  }
  const query = async (sql: string) => {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  const postings = async () =>
    (await query('select count(*)::int as count, sum(amount_cents)::int as sum from postings'))[0];
  /** Deletes the fee invoice of the charge, since a test expects that the charge was never paid. */
  const withoutFeeInvoice = () => query('delete from fee_invoices');

  it('is previewed with the effect of each entry, for finance only, and writes nothing', async () => {
    const counts = () =>
      query(
        `select (select count(*) from postings) as postings, (select count(*) from receipts) as receipts,
         (select count(*) from audit) as audit, (select count(*) from charges where status = 'paid') as paid`,
      );
    const before = await counts();
    const text = file([paid('71', 400_000), paid('71', 400_000), paid('999', 5_000)]);
    const preview = (person: 'finance' | 'curation', scopes?: string[]) =>
      send(text, person, undefined, '/bank-returns/preview', scopes);
    const answer = await preview('finance');
    expect(answer.status).toBe(200);
    const lines = await answer.json();
    expect(lines).toMatchObject([
      { effect: 'paid', outcome: 'matched', chargeId: ids.charge, amountCents: 400_000 },
      { effect: 'unmatched', outcome: 'already_paid', chargeId: ids.charge },
      { effect: 'unmatched', outcome: 'unknown_reference', chargeId: null },
    ]);
    expect(JSON.stringify(lines)).not.toContain('receiptId');
    expect((await preview('curation')).status).toBe(403);
    expect((await preview('finance', ['money:read'])).status).toBe(403);
    expect(await counts()).toEqual(before);
  });

  it('settles paid charges and reports each entry, but changes nothing if the file is imported again', async () => {
    await withoutFeeInvoice();
    const before = await postings();
    const text = file([paid('71', 400_000), paid('999', 5_000)]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(text, 'finance', 'return-1')));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0]!)).toMatchObject([
      { amountCents: 400_000, receivedOn: '2026-11-20', outcome: 'matched', chargeId: ids.charge },
      { amountCents: 5_000, outcome: 'unknown_reference', chargeId: null },
    ]);
    expect(await (await as.finance('GET', `/charges/${ids.charge}`)).json()).toMatchObject({
      status: 'paid',
    });
    const after = await postings();
    expect(after.sum).toBe(0);
    expect(after.count).toBeGreaterThan(before.count);
    const again = (await (await send(text, 'finance', 'return-2')).json()) as { outcome: string }[];
    expect(again.map((line) => line.outcome)).toEqual(['known', 'known']);
    expect(await postings()).toEqual(after);
  });

  it('is refused as a whole for an invalid entry, a missing idempotency key, or a user outside finance', async () => {
    const text = file([paid('71', 400_000)]);
    const broken = await send(text.replace('0001', 'xxxx'), 'finance', 'return-3');
    expect(broken.status).toBe(422);
    expect(await broken.json()).toMatchObject({ problems: [{ pointer: '/file' }] });
    const foreign = await send(text.replaceAll('12ABC34501DE35', '11222333000181'), 'finance', 'return-5');
    expect(await foreign.json()).toMatchObject({
      problems: [{ pointer: '/file', code: 'bank_file_of_another_company' }],
    });
    expect((await send(text, 'finance')).status).toBe(400);
    expect((await send(text, 'curation', 'return-4')).status).toBe(403);
  });
});
