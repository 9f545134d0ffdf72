import type { Client } from 'pg';
import type { ErasureList } from './manifest';

/** Returns all completed erasures of a database. */
export async function listErasures(client: Client): Promise<ErasureList> {
  const { rows: requests } = await client.query<{
    userId: number;
    erases: 'account' | 'profile' | 'company';
    at: Date;
  }>(
    `select user_id as "userId", erases, status_since as at from privacy_requests
     where erases in ('account', 'profile', 'company') and status = 'done' order by status_since, id`,
  );
  const { rows: handles } = await client.query<{ hash: string }>(
    'select hash from erased_handles order by 1',
  );
  return {
    at: new Date().toISOString(),
    requests: requests.map((one) => ({ ...one, at: one.at.toISOString() })),
    handles: handles.map(({ hash }) => hash),
  };
}
