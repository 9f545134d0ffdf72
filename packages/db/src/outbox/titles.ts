import { amendsOf } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { OutboxEvent } from './message';

type Happened = Pick<
  OutboxEvent,
  'resource' | 'rowId' | 'briefingId' | 'briefingTitle' | 'briefingTitleForCreator' | 'data'
>;

/** Resources that may belong to a contract of Elenco Pay, which has no project. */
const ofContracts = ['charges', 'instalments', 'invoices', 'payouts', 'repayments'] as const;
const fields = 'p.title, p.client_name as client, p.amends_id as "amendsId"';

interface OwnContract {
  readonly id: number;
  readonly title: string;
  readonly client: string;
  readonly amendsId: number | null;
}

/**
 * Returns the events. Adds the contract's title, client and kind to events of Elenco Pay contracts. Runs one
 * query per resource.
 */
export async function withTitles<E extends Happened>(
  em: SqlEntityManager,
  events: readonly E[],
): Promise<E[]> {
  const found = new Map<string, OwnContract>();
  const read = async (resource: string, from: string) => {
    const ids = events
      .filter((event) => event.resource === resource && event.briefingId === null)
      .map(({ rowId }) => rowId);
    if (ids.length === 0) return;
    const rows = await em.execute<OwnContract[]>(
      `select o.id, ${fields} from ${from} where o.id in (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    for (const row of rows) found.set(`${resource} ${row.id}`, row);
  };
  for (const resource of ofContracts)
    await read(resource, `${resource} o join pay_contracts p on p.contract_id = o.contract_id`);
  await read('pay-contracts', 'pay_contracts o join pay_contracts p on p.id = o.id');
  return events.map((event) => {
    const own = found.get(`${event.resource} ${event.rowId}`);
    if (!own) return event;
    const { title, client } = own;
    return {
      ...event,
      briefingTitle: title,
      briefingTitleForCreator: title,
      data: { ...event.data, client, amends: amendsOf(own) },
    };
  });
}
