import { addDays, businessDate } from '@elenco/brazil';
import { foreign } from '@elenco/core/platform';
import type { Database } from '@elenco/db';
import { readBulletins } from '@elenco/networks';

/** No row of bank holidays is longer, so a bulletin lies within these days (docs/spec/brazil.md#business-days). */
const BACKFILL_DAYS = 7;

/**
 * Reads the bulletins of the last days, so that a day on which nobody could be asked is made up for.
 * @throws NetworkError where it should be tried again
 */
export async function readRates(database: Database, address: string, now: string): Promise<void> {
  const to = businessDate(new Date(now));
  for (const currency of foreign) {
    const read = await readBulletins(address, currency, { from: addDays(to, -BACKFILL_DAYS), to });
    await database.money.keepRates(read, 'ptax', now);
  }
}
