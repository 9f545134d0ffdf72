import { addDays } from '@elenco/brazil';
import {
  type Actor,
  changeTrackedLink,
  importOrders,
  makeTrackedLinks,
  posts,
  trackedLinks,
} from '@elenco/core';
import type { Database } from '../../database';
import { Dice } from './random';

/** Number of days after a post's publication on which its link is clicked. */
const FOLLOWED_DAYS = 14;

/**
 * Adds tracked links and promo codes to a brand's hirings. Adds the results of both, and the orders in the
 * brand's shop. The last project with published posts has no links, and the previous one has no orders yet.
 */
export async function addTracking(database: Database, brand: Actor, now: string): Promise<void> {
  const dice = new Dice(20_261_210);
  const given = { actor: brand, now };
  const today = now.slice(0, 10);
  const published = await database.see(posts, brand, {});
  const projects = [...new Set(published.map(({ briefingId }) => briefingId))].sort((a, b) => a - b);
  for (const briefingId of projects.slice(0, -1)) {
    const target = 'https://loja.aurora.example/lancamento';
    await database.perform(makeTrackedLinks, { briefingId, target }, given);
    const links = await database.see(trackedLinks, brand, { briefingId });
    const rows: { number: string; code: string; orderedOn: string; amountCents: number }[] = [];
    for (const { id: linkId, contractId, code } of links) {
      const first = published.find((post) => post.contractId === contractId)?.publishedOn;
      if (!first) continue;
      for (let n = 0; n < FOLLOWED_DAYS; n++) {
        const day = addDays(first, n);
        if (day > today) break;
        const clicks = Math.floor(dice.between(4, 30) / (n + 1));
        for (let k = 0; k < clicks; k++) await database.tracking.countTrackedClick({ linkId, day }, now);
        const bought = clicks >= 6 ? 1 : 0;
        for (let k = 0; k < bought; k++) {
          const number = `A-${briefingId}-${rows.length + 1}`;
          rows.push({ number, code, orderedOn: day, amountCents: dice.between(59, 320) * 100 - 10 });
        }
      }
    }
    const known = rows.slice(0, 500).map((row, n) => ({ line: n + 2, ...row }));
    if (briefingId !== projects.at(-2) && known.length > 0)
      await database.perform(importOrders, { briefingId, rows: known }, given);
  }
  const [own] = await database.see(trackedLinks, brand, {});
  if (own)
    await database.perform(changeTrackedLink, { id: own.id, target: own.target, code: 'VERAO10' }, given);
}
