import { addDays } from '@elenco/brazil';
import { type Actor, closeMonth, monthClosings, reopenMonth } from '@elenco/core';
import type { Database } from '../../database';

/** Closes the past months that are complete. The first one was reopened once and closed again. */
export async function closeMonths(
  database: Database,
  { finance, secondFinance }: { readonly finance: Actor; readonly secondFinance: Actor },
  { first, now }: { readonly first: string; readonly now: string },
): Promise<void> {
  let month = `${first.slice(0, 7)}-01`;
  const ready = async () => {
    const { conditions } = await database.books.stateOfMonth(finance, { month, now });
    return conditions.every(({ met }) => met);
  };
  const close = () => database.perform(closeMonth, { month }, { actor: finance, now });
  if (await ready()) {
    await close();
    const [closing] = await database.see(monthClosings, finance, { status: 'closed' });
    const comment = 'Faltava conferir o extrato do último dia.';
    await database.perform(reopenMonth, { id: closing!.id, comment }, { actor: secondFinance, now });
  }
  while (await ready()) {
    await close();
    month = `${addDays(month, 31).slice(0, 7)}-01`;
  }
}
