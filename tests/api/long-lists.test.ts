import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { providerOf } from '../support/restProvider';
import { gather } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;
beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
});
afterAll(() => api.stop());

describe('a list longer than the counting limit', () => {
  beforeAll(async () => {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query(
      `insert into leads select (jsonb_populate_record(l, jsonb_build_object('id', 100000 + n))).*
       from leads l, generate_series(1, 10004) n where l.id = 61`,
    );
    await client.end();
    staff = await providerOf(api, 'owner');
  });
  const byId = { field: 'id', order: 'ASC' } as const;
  const asked = (number: number) => ({
    pagination: { page: number, perPage: 1_000 },
    sort: byId,
    filter: {},
  });
  let staff: Awaited<ReturnType<typeof providerOf>>;

  it('has a next link on each page except the last', async () => {
    const first = await staff.getList('leads', asked(1));
    expect([first.data.length, first.total]).toEqual([1_000, 10_001]);
    const lastPage = await staff.getList('leads', asked(11));
    expect([lastPage.data.length, lastPage.total]).toEqual([5, 10_005]);
  });

  it('is exported with each row exactly once, even if rows have equal timestamps', async () => {
    const sort = { field: 'createdAt', order: 'DESC' } as const;
    const rows: { id: number }[] = [];
    for (let number = 1; number === 1 || rows.length === (number - 1) * 1_000; number += 1) {
      rows.push(...(await staff.getList('leads', { ...asked(number), sort })).data);
    }
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([10_005, 10_005]);
  });

  it('has a total that responses declare to be a lower bound', async () => {
    const headers = async (filter: object) => {
      const url = `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`;
      return (await as.owner('GET', url)).headers;
    };
    expect((await headers({})).get('total-bound')).toBe('at-least');
    expect((await headers({ id: [61] })).get('total-bound')).toBeNull();
  });

  it('is counted completely if the request asks for an exact total, which the link to the last page needs', async () => {
    const answer = await as.owner('GET', '/leads?range=[0,0]', undefined, { Prefer: 'count=exact' });
    expect(answer.headers.get('content-range')).toBe('leads 0-0/10005');
    expect(answer.headers.get('total-bound')).toBeNull();
  });

  it('can be filtered and then read completely over several pages', async () => {
    const ask = (filter: object) =>
      as.support('GET', `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`, undefined, {
        Accept: 'application/x-ndjson',
      });
    const lines = (await (await ask({ status: 'new' })).text()).trim().split('\n');
    const ids = lines.map((line) => (JSON.parse(line) as { id: number }).id);
    expect([lines.length, new Set(ids).size, ids.every((id, n) => n === 0 || id > ids[n - 1]!)]).toEqual([
      10_005,
      10_005,
      true,
    ]);
    expect(await (await ask({ status: 'closed' })).text()).toBe('');
    expect((await ask({ nonsense: 1 })).status).toBe(400);
    expect((await as.creator('GET', '/leads', undefined, { Accept: 'application/x-ndjson' })).status).toBe(
      403,
    );
  });
});
