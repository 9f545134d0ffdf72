import { actorOf, creators, type User } from '@elenco/core';
import { aBriefing, aContract, aSentProposal } from '@elenco/core/testing';
import { Client } from 'pg';
import type { RunningApp } from '../../support/app';
import { type Put, putRows } from '../../support/rows';

/** Returns the actor of the account with this e-mail address. */
export const actorIn = async ({ database }: RunningApp, email: string) =>
  actorOf((await database.identity.byEmail(email)) as User);

type Given = NonNullable<Parameters<typeof aContract>[0]> & {
  readonly first: number;
  readonly count: number;
  readonly totalCents: number;
};

/** Inserts a project of a brand with contracts. The id of each row is `first` plus the number of the row. */
export async function putHiring(
  app: RunningApp,
  email: string,
  { first, count, totalCents, ...contract }: Given,
) {
  const party = await actorIn(app, email);
  if (party.role !== 'company') throw new Error('the account is not a brand’s');
  const { companyId } = party;
  const staff = await actorIn(app, 'owner@elenco.example');
  const cast = await app.database.see(creators, staff, {}, { limit: count, by: 'id' });
  const of = { companyId, briefingId: first };
  const title = 'Sérum de verão';
  const feeCents = totalCents - 100_000;
  const put: Put[] = [
    ['briefings', aBriefing({ id: first, companyId, ownerId: party.userId, title, status: 'hired' })],
    [
      'proposals',
      ...cast.map(({ id: creatorId }, n) =>
        aSentProposal({ id: first + n, ...of, creatorId, status: 'approved', totalCents }),
      ),
    ],
    [
      'contracts',
      ...cast.map(({ id: creatorId }, n) =>
        aContract({
          id: first + n,
          ...of,
          proposalId: first + n,
          creatorId,
          checkCode: String(first + n).padStart(32, '0'),
          title,
          totalCents,
          feeCents,
          creatorCents: 100_000,
          ...contract,
        }),
      ),
    ],
  ];
  await putRows(app.databaseUrl, put);
  return { ...of, cast };
}

/** Runs SQL without the triggers that check flows. */
export async function runSql(app: RunningApp, sql: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(sql, values);
  await client.end();
}

/** Sets the amount in cents that a member of a company may approve. */
export async function putLimit(app: RunningApp, email: string, limitCents: number) {
  const party = await actorIn(app, email);
  if (party.role !== 'company') throw new Error('the account is not a brand’s');
  await runSql(
    app,
    `insert into approval_limits (created_at, updated_at, company_id, user_id, limit_cents, used_cents, currency, until_on, granted_by_id)
     values (now(), now(), $1, $2, $3, 0, 'BRL', '2099-12-31', $2)
     on conflict (user_id) do update set limit_cents = $3, used_cents = 0, until_on = '2099-12-31'`,
    [party.companyId, party.userId, limitCents],
  );
  await runSql(app, `update users set cpf = '52998224725' where id = $1 and cpf is null`, [party.userId]);
  return party;
}
