import { parseMoney } from '@elenco/core/kit';
import { useGetList } from 'ra-core';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

type Charge = RecordOf<'charges'>;

const MAX_ID = 2_147_483_647;
const most = { page: 1, perPage: 20 } as const;
const byDueDate = { field: 'dueOn', order: 'ASC' } as const;
const open = { status: ['open', 'overdue'] } as const;

/**
 * Finds charges by brand, amount or number: open charges whose brand name or amount matches the text, and the
 * charge with this number in any state.
 */
export function useFoundCharges(asked: string) {
  const words = useWords();
  const text = asked.trim();
  const number = /^#?\d+$/.test(text) ? Number(text.replace('#', '')) : 0;
  const cents = parseMoney(text, words.tag) ?? 0;
  const isName = /\p{L}/u.test(text);
  const { data: companies = [], isFetching: findsCompanies } = useGetList<RecordOf<'companies'>>(
    'companies',
    { filter: { q: text }, pagination: most },
    { enabled: isName },
  );
  const companyId = isName ? companies.map(({ id }) => id) : [];
  const ofCompanies = useGetList<Charge>(
    'charges',
    { filter: { ...open, companyId }, pagination: most, sort: byDueDate },
    { enabled: companyId.length > 0 },
  );
  const ofAmount = useGetList<Charge>(
    'charges',
    { filter: { ...open, restCents_gte: cents, restCents_lte: cents }, pagination: most, sort: byDueDate },
    { enabled: cents > 0 },
  );
  const ofNumber = useGetList<Charge>(
    'charges',
    { filter: { id: number }, pagination: most },
    { enabled: number > 0 && number <= MAX_ID },
  );
  const asks = [
    { of: ofNumber, on: number > 0 && number <= MAX_ID },
    { of: ofAmount, on: cents > 0 },
    { of: ofCompanies, on: companyId.length > 0 },
  ].filter(({ on }) => on);
  const found = asks.flatMap(({ of }) => of.data ?? []);
  return {
    found: found.filter(({ id }, index) => found.findIndex((one) => one.id === id) === index),
    isPending: findsCompanies || asks.some(({ of }) => of.isFetching),
  };
}
