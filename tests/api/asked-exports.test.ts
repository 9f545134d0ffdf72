import { aPrivacyRequest } from '@elenco/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, gather } from '../support/cast';
import { putRows } from '../support/rows';
import { callerAs } from './cast';
import { queried } from './office/sql';

const now = '2026-11-21T20:00:00.000Z';
const path = '/privacy-requests/901/export';
let api: RunningApi;
let cast: Cast;
beforeAll(async () => {
  api = await startApi({ now: () => now });
  cast = await gather(api.database);
  const userId = 'userId' in cast.brand ? cast.brand.userId : 0;
  await putRows(api.databaseUrl, [['privacy-requests', aPrivacyRequest({ id: 901, userId })]]);
  await queried(
    api.databaseUrl,
    `update users set duties = '{support}' where email = 'financeiro2@casa.example'`,
    [],
  );
});
afterAll(() => api.stop());

it('shows support the row count of each table in the archive for a privacy request, with translated titles', async () => {
  const support = await callerAs(api, cast.secondFinance, now);
  const answer = await support('GET', path, undefined, { 'Accept-Language': 'pt-BR' });
  const { tables, exports } = (await answer.json()) as {
    tables: { title: string }[];
    exports: object[];
  };
  expect([answer.status, exports]).toEqual([200, []]);
  expect(tables).toContainEqual({ table: 'users', title: 'Usuários', count: 1 });
  expect(tables.filter(({ title }) => title.includes('.'))).toEqual([]);
});

it('lets support prepare the archive for a privacy request once a day, and returns 403 to other users', async () => {
  for (const actor of [cast.finance, cast.brand])
    for (const method of ['GET', 'POST'])
      expect(
        (await (await callerAs(api, actor, now))(method, path, method === 'GET' ? undefined : {})).status,
      ).toBe(403);
  const support = await callerAs(api, cast.secondFinance, now);
  expect((await support('POST', path, {})).status).toBe(200);
  expect((await support('POST', path, {})).status).toBe(422);
  const { exports } = (await (await support('GET', path)).json()) as { exports: object[] };
  expect(exports).toMatchObject([{ state: 'making', expiresAt: null }]);
});
