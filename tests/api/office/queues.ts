import { type Wait, type WaitingName, waiting } from '@elenco/core/operations';
import type { Caller } from '../cast';

/** Returns what a queue should contain, counted and summed from the rows of its list. */
export async function queueByList(call: Caller, resource: WaitingName) {
  const { states, due, amount }: Wait = waiting[resource];
  const list = await call(
    'GET',
    `/${resource}?filter=${encodeURIComponent(JSON.stringify({ status: states }))}`,
  );
  const rows: Record<string, string>[] = await list.json();
  const earliest = rows.map((row) => row[due ?? 'statusSince']).sort()[0] ?? null;
  const currencies = amount ? [...new Set(rows.map((row) => row.currency))].sort() : [];
  const sumIn = (currency: string | undefined) =>
    rows
      .filter((row) => row.currency === currency)
      .reduce((sum, row) => sum + Number(row[amount as string]), 0);
  return {
    resource,
    count: Number(list.headers.get('Content-Range')?.split('/')[1]),
    since: due ? null : earliest,
    dueOn: due ? earliest : null,
    sums: currencies.map((currency) => ({ currency, cents: sumIn(currency) })),
  };
}
