import {
  type CardPayment,
  type Charge,
  creatorSumOf,
  type NoticeSum,
  resourcesWithSums,
  sumOf,
  sumOfCard,
  sumOverdue,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

interface Happened {
  readonly kind: string;
  readonly resource: string;
  readonly rowId: number;
  readonly companyId: number | null;
}
type Where = Parameters<typeof scopeSql>[1];

/**
 * Returns the events, each with the amount of its row. Adds the creator's part if it differs from this
 * amount. Runs one query per resource.
 */
export async function withSums<E extends Happened>(
  em: SqlEntityManager,
  events: readonly E[],
): Promise<(E & { readonly sum?: NoticeSum | undefined; readonly creatorSum?: NoticeSum | undefined })[]> {
  const of = (resource: string) => events.filter((event) => event.resource === resource);
  const read = async <R>(resource: string, where: Where) =>
    (await select(em, resource, scopeSql(tableOf(em, resource), where))) as unknown as R[];

  // Keyed by event, because two events about one row may have different amounts.
  const found = new Map<E, NoticeSum | undefined>();
  const ofCreator = new Map<E, NoticeSum | undefined>();
  for (const resource of resourcesWithSums) {
    const id = of(resource).map(({ rowId }) => rowId);
    if (id.length === 0) continue;
    const rows = new Map((await read<{ id: number }>(resource, [{ id }])).map((row) => [row.id, row]));
    for (const event of of(resource)) {
      const row = rows.get(event.rowId);
      if (!row) continue;
      found.set(event, sumOf(resource, row, event.kind));
      ofCreator.set(event, creatorSumOf(resource, row, event.kind));
    }
  }
  const paid = of('card-payments');
  if (paid.length > 0) {
    const payments = await read<CardPayment>('card-payments', [{ id: paid.map(({ rowId }) => rowId) }]);
    const asked = await read<Charge>('charges', [{ id: payments.map(({ chargeId }) => chargeId) }]);
    for (const event of paid) {
      const payment = payments.find(({ id }) => id === event.rowId);
      const charge = asked.find(({ id }) => id === payment?.chargeId);
      if (payment) found.set(event, sumOfCard(payment, charge));
    }
  }
  const companyId = of('subscriptions').flatMap((event) => event.companyId ?? []);
  if (companyId.length > 0) {
    const where = { companyId, purpose: 'subscription', status: 'overdue' };
    const overdue = await read<Charge>('charges', [where]);
    for (const event of of('subscriptions'))
      found.set(event, sumOverdue(overdue.filter((charge) => charge.companyId === event.companyId)));
  }
  return events.map((event) => ({ ...event, sum: found.get(event), creatorSum: ofCreator.get(event) }));
}
