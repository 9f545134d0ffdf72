import {
  queueSort,
  type Wait,
  type WaitingName,
  waiting,
  waitingCentsOf,
  waitingFilter,
} from '@elenco/core/operations';
import type { Caller } from '../cast';

/** Reads the first page of a queue, in the order in which the back office opens it. */
export const queueList = (call: Caller, resource: WaitingName): Promise<Response> => {
  const query = { filter: waitingFilter(resource), sort: queueSort(resource) };
  const parts = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return call('GET', `/${resource}?${parts.join('&')}`);
};

/** Returns the expected content of a queue, counted and summed over its list's rows. */
export async function queueByList(call: Caller, resource: WaitingName) {
  const { due, dueAt, amount, currency: only }: Wait = waiting[resource];
  const list = await queueList(call, resource);
  const rows: Record<string, string>[] = await list.json();
  const earliest = rows.map((row) => row[due ?? dueAt ?? 'statusSince']).sort()[0] ?? null;
  const inCurrency = (row: Record<string, string>) => only ?? row.currency;
  const wayOf = ({ status = '' }: Record<string, string>) =>
    typeof amount === 'object' ? (amount[status]?.way ?? null) : null;
  const kinds = amount
    ? [...new Set(rows.map((row) => `${inCurrency(row)} ${wayOf(row) ?? ''}`))].sort()
    : [];
  const sumOf = (kind: string) => {
    const [currency, way = ''] = kind.split(' ');
    const cents = rows
      .filter((row) => inCurrency(row) === currency && (wayOf(row) ?? '') === way)
      .reduce((sum, row) => sum + (waitingCentsOf(resource, row) ?? 0), 0);
    return { currency, cents, way: way === '' ? null : way };
  };
  return {
    resource,
    count: Number(list.headers.get('Content-Range')?.split('/')[1]),
    since: due || dueAt ? null : earliest,
    dueOn: due ? earliest : null,
    dueAt: dueAt ? earliest : null,
    sums: kinds.map(sumOf),
  };
}
