import type { SqlEntityManager } from '@mikro-orm/postgresql';

interface Happened {
  readonly resource: string;
  readonly rowId: number;
  readonly briefingId: number | null;
  readonly briefingTitle: string;
  readonly briefingTitleForCreator: string;
}

/** Resources of a contract that may have no project: a creator's own, in Pay. */
const ofContracts = ['charges', 'instalments', 'invoices', 'payouts', 'repayments'] as const;

/** Returns the events; those of a creator's own contract get its title. One query per resource. */
export async function withTitles<E extends Happened>(
  em: SqlEntityManager,
  events: readonly E[],
): Promise<E[]> {
  const titles = new Map<string, string>();
  for (const resource of ofContracts) {
    const ids = events
      .filter((event) => event.resource === resource && event.briefingId === null)
      .map(({ rowId }) => rowId);
    if (ids.length === 0) continue;
    const found = await em.execute<{ id: number; title: string }[]>(
      `select o.id, c.title from ${resource} o join contracts c on c.id = o.contract_id
       where c.origin = 'pay' and o.id in (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    for (const { id, title } of found) titles.set(`${resource} ${id}`, title);
  }
  return events.map((event) => {
    const title = titles.get(`${event.resource} ${event.rowId}`);
    return title === undefined ? event : { ...event, briefingTitle: title, briefingTitleForCreator: title };
  });
}
