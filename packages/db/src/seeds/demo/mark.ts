import { BUSINESS_TIME_ZONE } from '@elenco/brazil';
import type { Client } from 'pg';
import { migrate } from '../../kernel/migrate';
import { withClient } from '../../withClient';

/**
 * Name of a row in `repeatables` that records whether demo data was started or completed. An interrupted run
 * cannot be reversed row by row, because logs are append-only, so its tables are dropped and created again.
 * This happens only if the row says that the database contains nothing but demo data.
 */
const NAME = 'demo';

/**
 * SQL that drops all schemas of the application in one transaction, with everything that migrations and
 * libraries have created in them.
 */
const empty = `do $$
  declare own text;
  begin
    for own in select nspname from pg_namespace
      where nspname = 'public' or (nspowner = current_user::regrole and nspname !~ '^(pg_|information_schema$)')
    loop execute format('drop schema %I cascade', own); end loop;
    create schema public;
  end $$`;

export const demoIsSeeded = (url: string): Promise<boolean> =>
  withClient(url, async (client) => (await markOf(client)) === 'seeded');

export async function beginDemo(url: string): Promise<void> {
  const wiped = await withClient(url, async (client) => {
    const mark = await markOf(client);
    const people = await client.query('select 1 from users limit 1');
    if (!mark && people.rowCount)
      throw new Error('This database has users; demo data is loaded into an empty database only.');
    if (mark !== 'begun' || !people.rowCount) return false;
    await client.query(empty);
    return true;
  });
  if (wiped) await migrate(url);
  await withClient(url, (client) => setMark(client, 'begun'));
}

/**
 * Marks old events as delivered. Events since 9:00 on the day six days before the last one are delivered as
 * usual. This boundary makes the result independent of the hour at which the data is loaded.
 */
export async function endDemo(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query(`delete from graphile_worker._private_jobs`);
    await client.query(
      `update events set delivered_at = at where at <
         (select date_trunc('day', max(at) at time zone $1) + interval '9 hours' - interval '6 days' from events)
           at time zone $1`,
      [BUSINESS_TIME_ZONE],
    );
    await client.query(
      `select graphile_worker.add_job('deliver', json_build_object('eventIds', json_build_array(id)))
         from events where delivered_at is null order by id`,
    );
    await client.query(
      `select graphile_worker.add_job('sendWebhook', json_build_object('deliveryId', id), run_at := next_attempt_at)
         from webhook_deliveries where state = 'waiting' order by id`,
    );
    await setMark(client, 'seeded');
    await client.query('commit');
  });
}

async function markOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ hash: string }>('select hash from repeatables where name = $1', [
    NAME,
  ]);
  return rows[0]?.hash;
}

async function setMark(client: Client, mark: 'begun' | 'seeded'): Promise<void> {
  await client.query(
    'insert into repeatables (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash',
    [NAME, mark],
  );
}
