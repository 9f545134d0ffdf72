import {
  type CardPayment,
  type Charge,
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
  readonly resource: string;
  readonly rowId: number;
  readonly companyId: number | null;
}
type Where = Parameters<typeof scopeSql>[1];

/** Returns the events, each with the amount of its row; one query per resource. */
export async function withSums<E extends Happened>(
  em: SqlEntityManager,
  events: readonly E[],
): Promise<(E & { readonly sum?: NoticeSum | undefined })[]> {
  const of = (resource: string) => events.filter((event) => event.resource === resource);
  const read = async <R>(resource: string, where: Where) =>
    (await select(em, resource, scopeSql(tableOf(em, resource), where))) as unknown as R[];

  const found = new Map<string, NoticeSum | undefined>();
  for (const resource of resourcesWithSums) {
    const id = of(resource).map(({ rowId }) => rowId);
    if (id.length === 0) continue;
    for (const row of await read<{ id: number }>(resource, [{ id }]))
      found.set(`${resource} ${row.id}`, sumOf(resource, row));
  }
  const paid = of('card-payments').map(({ rowId }) => rowId);
  if (paid.length > 0) {
    const payments = await read<CardPayment>('card-payments', [{ id: paid }]);
    const asked = await read<Charge>('charges', [{ id: payments.map(({ chargeId }) => chargeId) }]);
    for (const payment of payments) {
      const charge = asked.find(({ id }) => id === payment.chargeId);
      found.set(`card-payments ${payment.id}`, sumOfCard(payment, charge));
    }
  }
  const companyId = of('subscriptions').flatMap((event) => event.companyId ?? []);
  if (companyId.length > 0) {
    const where = { companyId, purpose: 'subscription', status: 'overdue' };
    const overdue = await read<Charge>('charges', [where]);
    for (const event of of('subscriptions'))
      found.set(
        `subscriptions ${event.rowId}`,
        sumOverdue(overdue.filter((charge) => charge.companyId === event.companyId)),
      );
  }
  return events.map((event) => ({ ...event, sum: found.get(`${event.resource} ${event.rowId}`) }));
}
