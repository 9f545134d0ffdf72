/**
 * Returns the name of a new migration. Its date is not earlier than that of the last migration, because
 * migrations run in the order of their names.
 * @param list text of `migrations/index.ts`
 */
export function migrationName(
  list: string,
  what: string,
  today = new Date().toISOString().slice(0, 10),
): string {
  const days = [...list.matchAll(/'Migration(\d{8})_/g)].map(([, day]) => day ?? '');
  const day = [today.replaceAll('-', ''), ...days].sort().at(-1);
  return `Migration${day}_${what.replaceAll('-', '_')}`;
}
