/**
 * Returns the name of the next migration. Names are in order, so its date is never before that of the last
 * one. `list` is the text of `migrations/index.ts`.
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
