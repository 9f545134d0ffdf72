import { type Actor, briefings, figuresOf, makeReport } from '@elenco/core';
import type { Database } from '../../database';

/**
 * As the brand, closes two reports on each project that has published posts: the first on the metrics of the
 * first week, the second on all metrics.
 */
export async function closeReports(database: Database, brand: Actor, now: string): Promise<void> {
  const all = await database.see(briefings, brand, {});
  for (const { id: briefingId, title } of all) {
    for (const ageDays of [7, null]) {
      const source = (await database.reports.reportSources(brand, [briefingId], ageDays)).get(briefingId);
      if (!source?.pieces.some(({ post }) => post && post.readings.length > 0)) continue;
      const figures = figuresOf(source, { base: ['fees', 'service'], ageDays });
      await database.perform(
        makeReport,
        { briefingId, squadId: null, title, figures },
        { actor: brand, now },
      );
    }
  }
}
