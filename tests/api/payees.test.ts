import { aPayee } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { gather, people } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
});
afterAll(() => api.stop());

const personal = ['taxId', 'holder', 'branch', 'account', 'pixKey', 'birthDate'];
const payee = aPayee();

async function readAccesses(): Promise<unknown[]> {
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select actor_id, resource, row_id, data from audit where command = 'payees.reveal' order by id`,
  );
  await client.end();
  return rows;
}

describe('a payout account', () => {
  it.each(['finance', 'owner'] as const)(
    'is hidden from %s in the lists and records of the REST API',
    async (person) => {
      const row = await (await as[person]('GET', `/payees/${payee.id}`)).json();
      const [listed] = (await (await as[person]('GET', '/payees')).json()) as object[];
      expect(row).toMatchObject({ id: payee.id, creatorId: payee.creatorId, legalForm: payee.legalForm });
      for (const field of personal) {
        expect(row).not.toHaveProperty(field);
        expect(listed).not.toHaveProperty(field);
      }
    },
  );

  it('is visible to its creator', async () => {
    const row = await (await as.creator('GET', `/payees/${payee.id}`)).json();
    expect(row).toMatchObject({ taxId: payee.taxId, account: payee.account });
  });

  it('is shown to finance on request, and the request is recorded in the audit log without the account', async () => {
    const before = (await readAccesses()).length;
    for (const key of ['look-1', 'look-1']) {
      const answer = await as.finance(
        'POST',
        '/commands/payees.reveal',
        { id: payee.id },
        {
          'Idempotency-Key': key,
        },
      );
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ taxId: payee.taxId, account: payee.account });
    }
    const entry = {
      actor_id: people.finance.id,
      resource: 'payees',
      row_id: payee.id,
      data: { what: 'emit', kind: 'payees.reveal' },
    };
    expect((await readAccesses()).slice(before)).toEqual([entry, entry]);
  });

  it.each(['curation', 'support', 'brandOwner', 'creator', 'otherCreator'] as const)(
    'is not shown to %s',
    async (person) => {
      const answer = await as[person]('POST', '/commands/payees.reveal', { id: payee.id });
      expect(answer.status).toBe(404);
    },
  );
});
