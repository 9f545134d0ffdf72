import { addDays, businessDate } from '@elenco/brazil';
import { foreign } from '@elenco/core/platform';
import type { Database } from '@elenco/db';
import { readBulletins } from '@elenco/networks';

/**
 * Number of days for which rates are read. Banks are never closed for as long, so these days contain at least
 * one bulletin (docs/spec/brazil.md#business-days).
 */
const BACKFILL_DAYS = 7;

/**
 * Reads the exchange rates of the last `BACKFILL_DAYS` days. This also adds the rates of days on which Banco
 * Central did not answer.
 * @throws NetworkError if the reading should be retried
 */
export async function readRates(database: Database, address: string, now: string): Promise<void> {
  const to = businessDate(new Date(now));
  for (const currency of foreign) {
    const read = await readBulletins(address, currency, { from: addDays(to, -BACKFILL_DAYS), to });
    await database.money.keepRates(read, 'ptax', now);
  }
}
