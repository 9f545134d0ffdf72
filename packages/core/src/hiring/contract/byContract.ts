/** Groups rows by contract, keeping their order. */
export function byContract<Row extends { readonly contractId: number }>(rows: readonly Row[]): Row[][] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.contractId, [...(groups.get(row.contractId) ?? []), row]);
  return [...groups.values()];
}
