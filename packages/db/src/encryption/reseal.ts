import { tokenOf } from '@elenco/core/discovery';
import { secretOf } from '@elenco/core/operations';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sealedFor } from '../identity/secondFactor';
import { type Seal, SealError } from './seal';

interface SealedRow {
  readonly id: number;
  readonly sealed: string;
  readonly userId: number;
  readonly creatorId: number;
  readonly channel: string;
  readonly companyId: number;
}

/** All encrypted columns, each with the associated data of its secrets. */
export const sealedColumns = {
  second_factors: {
    column: 'secret',
    rows: 'select id, secret as sealed, user_id as "userId" from second_factors',
    about: ({ userId }: SealedRow) => sealedFor(userId),
  },
  connection_tokens: {
    column: 'sealed',
    rows: `select t.id, t.sealed, c.creator_id as "creatorId", c.channel
           from connection_tokens t join connections c on c.id = t.connection_id`,
    about: (row: SealedRow) => tokenOf(row),
  },
  webhook_secrets: {
    column: 'sealed',
    rows: `select s.id, s.sealed, w.company_id as "companyId"
           from webhook_secrets s join webhooks w on w.id = s.webhook_id`,
    about: (row: SealedRow) => secretOf(row),
  },
} as const;

/**
 * Result for one table: the number of its secrets (`all`), how many of them were encrypted again
 * (`resealed`), and the ids of the rows whose secret no key decrypts (`unreadable`).
 */
export interface Resealed {
  readonly table: keyof typeof sealedColumns;
  readonly all: number;
  readonly resealed: number;
  readonly unreadable: readonly number[];
}

/**
 * Encrypts all secrets that still use a former key again, with the newest key. Can run while the system is
 * used, and can be repeated after an interruption. Does not overwrite secrets that other processes change
 * concurrently.
 */
export async function reseal(em: SqlEntityManager, seal: Seal): Promise<readonly Resealed[]> {
  const results: Resealed[] = [];
  for (const table of Object.keys(sealedColumns) as Resealed['table'][]) {
    const { column, rows: sql, about } = sealedColumns[table];
    const rows = await em.execute<SealedRow[]>(`${sql} order by 1`);
    const unreadable: number[] = [];
    let resealed = 0;
    for (const row of rows.filter(({ sealed }) => !seal.isNewest(sealed))) {
      const closed = resealedOf(row, about(row), seal);
      if (closed === undefined) {
        unreadable.push(row.id);
        continue;
      }
      const done = await em.execute<unknown[]>(
        `update ${table} set ${column} = ? where id = ? and ${column} = ? returning id`,
        [closed, row.id, row.sealed],
      );
      resealed += done.length;
    }
    results.push({ table, all: rows.length, resealed, unreadable });
  }
  return results;
}

/**
 * Returns the number of stored secrets that no key can decrypt. Does not count the placeholders of the demo
 * data.
 */
export async function countUnreadableSecrets(em: SqlEntityManager, seal: Seal): Promise<number> {
  let unreadable = 0;
  for (const { rows: sql, about } of Object.values(sealedColumns)) {
    const rows = await em.execute<SealedRow[]>(sql);
    unreadable += rows.filter(
      (row) => row.sealed.startsWith('1.') && resealedOf(row, about(row), seal) === undefined,
    ).length;
  }
  return unreadable;
}

function resealedOf({ sealed }: SealedRow, about: string, seal: Seal): string | undefined {
  try {
    return seal.close(seal.open(sealed, about), about);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
