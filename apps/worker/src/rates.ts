import { addDays, businessDate } from '@elenco/brazil';
import { foreign } from '@elenco/core/platform';
import type { Database } from '@elenco/db';
import { readBulletins } from '@elenco/networks';

/**
 * Days to read. Bank holidays never last as long, so at least one bulletin is among them
 * (docs/spec/brazil.md#business-days).
 */
const BACKFILL_DAYS = 7;

/**
 * Reads the exchange rates of the last days, which also covers days on which the bank did not answer. @throws
 * NetworkError if it should be retried
 */
export async function readRates(database: Database, address: string, now: string): Promise<void> {
  const to = businessDate(new Date(now));
  for (const currency of foreign) {
    const read = await readBulletins(address, currency, { from: addDays(to, -BACKFILL_DAYS), to });
    await database.money.keepRates(read, 'ptax', now);
  }
}
