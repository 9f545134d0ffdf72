import { charges, openCentsOf, payouts, sum, transferOf } from '@elenco/core';
import { expect, it } from 'vitest';
import { gather } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase({ demo: true });

it('the home page of finance counts failed and sent payouts and reported payments as their lists do', async () => {
  const { finance } = await gather(database);
  await client.query(
    `update charges set reported_at = now(), reported_on = due_on, reported_by = 'pix'
     where id in (select id from charges where status in ('open', 'overdue') and currency = 'BRL' limit 2)`,
  );
  const failed = await database.see(payouts, finance, { status: ['failed'] });
  const open = await database.see(charges, finance, { status: ['open', 'overdue'] });
  const reported = open.filter(({ reportedAt }) => reportedAt !== null);
  const sent = await database.see(payouts, finance, { status: ['sent'] });
  expect([failed.length, reported.length, sent.length]).not.toContain(0);
  const day = await database.office.financeDay(finance, new Date().toISOString());
  const inReais = <Row extends { readonly currency: string }>(
    rows: readonly Row[],
    of: (row: Row) => number,
  ) => {
    const own = rows.filter(({ currency }) => currency === 'BRL');
    return { currency: 'BRL', count: own.length, cents: sum(own.map(of)) };
  };
  expect(day.failedPayouts[0]).toEqual(inReais(failed, transferOf));
  expect(day.sentPayouts[0]).toEqual(inReais(sent, transferOf));
  expect(day.reportedPayments[0]).toEqual(inReais(reported, openCentsOf));
});
