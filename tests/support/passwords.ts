import { hashPassword } from '@elenco/db';
import type { Client } from 'pg';

/** Gives all users the same password. */
export async function givePassword(client: Client, password: string): Promise<void> {
  await client.query(
    `insert into credentials (user_id, password_hash, changed_at, created_at, updated_at)
     select id, $1, now(), now(), now() from users`,
    [await hashPassword(password)],
  );
}
