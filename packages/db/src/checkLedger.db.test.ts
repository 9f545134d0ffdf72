import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { beforeAll, expect, it } from 'vitest';
import { checkLedger } from './checkLedger';
import { openOrm } from './kernel/orm';
import { exampleClient } from './migrations/fixtures/worldClient';

const { url } = await exampleClient();
let em: SqlEntityManager;
beforeAll(async () => {
  const orm = await openOrm(url, { poolMax: 1 });
  em = orm.em.fork() as unknown as SqlEntityManager;
  // Disables triggers, which would refuse the changes below. The tests need a ledger that is as wrong as that
  // of a damaged database.
  await em.execute(`set session_replication_role = replica`);
  return () => orm.close(true);
});

const broken = {
  'a changed amount': [
    'update postings set amount_cents = amount_cents + 1 where id = 1',
    /transaction 1, account/,
  ],
  'a changed balance': [
    'update ledger_accounts set balance_cents = balance_cents - 1 where id = 1',
    /: account 1$/,
  ],
  'a transaction without postings': [
    'delete from postings where transaction_id = 1',
    /transaction 1, account 1/,
  ],
} as const;

it('accepts a ledger that balances', async () => {
  await expect(checkLedger(em)).resolves.toBeUndefined();
});

it.each(Object.entries(broken))(
  'reports the damaged rows of a ledger with %s',
  async (_, [damage, names]) => {
    await em.begin();
    await em.execute(damage);
    await expect(checkLedger(em)).rejects.toThrow(names);
    await em.rollback();
  },
);
