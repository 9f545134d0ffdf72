import { type Jumped, jumped, MAX_FOUND } from '@elenco/core/operations';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { addressOf, hasList, listAddress } from '../addresses';
import { countText } from '../kit/WaitingCount';
import type { Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { declarationOf } from '../resources';
import { isNamed, numberIn, type Target } from './jumps';

const PAUSE_MS = 250;
const MIN_QUERY_LENGTH = 2;

/** Resources whose records the palette finds by number, name and amount. */
export const searched: readonly string[] = jumped.shape.resource.options;

/**
 * Returns the records that match the text, searched after a pause; undefined until known. A number after a
 * resource's name ("charge 16") finds records of that resource only.
 */
export function useFound(text: string, words: Words): readonly Target[] | undefined {
  const data = useDataProvider<ElencoDataProvider>();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { number, name } = numberIn(asked);
  const ofKind =
    number !== undefined && searched.some((each) => isNamed(each as Jumped['resource'], name, words));
  const q = ofKind && name !== '' ? `#${number}` : asked;
  const enabled = asked.length >= MIN_QUERY_LENGTH || number !== undefined;
  const { data: found } = useQuery({ queryKey: ['jump', q], queryFn: () => data.jump(q), enabled });
  const more = useMore(q, found ?? [], words);
  if (asked !== text.trim() || !found || !enabled) return undefined;
  return [
    ...found
      .filter(({ resource, id }) => q === asked || (String(id) === number && isNamed(resource, name, words)))
      .map((row) => ({ to: addressOf(row.resource, row.id), label: labelOf(row, words) })),
    ...more,
  ];
}

/**
 * Returns a target for each kind of record of which the list finds more than the palette shows: the list,
 * filtered by the same text, with the number of its records.
 */
function useMore(q: string, found: readonly Jumped[], words: Words): readonly Target[] {
  const data = useDataProvider<ElencoDataProvider>();
  const cut = cutKinds(found);
  const totals = useQueries({
    queries: cut.map((resource) => ({
      queryKey: [resource, 'jump', q],
      queryFn: () =>
        data.getList(resource, {
          filter: { q },
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
        }),
    })),
  });
  return cut.flatMap((resource, place) => {
    const total = totals[place]?.data?.total ?? 0;
    if (total <= MAX_FOUND) return [];
    const label = words.t('shell.showAll', {
      count: countText(total, words),
      name: words.name(resource, 2),
      text: q,
    });
    return [{ to: listAddress(resource, { q }), label }];
  });
}

/**
 * Returns the kinds of which the search may have found more than it returned, and whose list searches texts.
 */
export const cutKinds = (found: readonly Pick<Jumped, 'resource'>[]): Jumped['resource'][] =>
  [...Map.groupBy(found, ({ resource }) => resource)]
    .filter(([, rows]) => rows.length >= MAX_FOUND)
    .map(([resource]) => resource)
    .filter((resource) => hasList(resource) && (declarationOf(resource).search ?? []).length > 0);

/**
 * Returns the label of a found record: its name. For records with amounts, also number, amount, the amount
 * that matched the search, and state.
 */
function labelOf(row: Jumped, words: Words): string {
  const { resource, id, title, detail, amountCents, otherAmount, currency, status } = row;
  const amount = amountCents === null || currency === null ? '' : words.money(amountCents, currency);
  const other =
    otherAmount === null || currency === null
      ? ''
      : words.t(`shell.otherAmount.${otherAmount.of}`, { amount: words.money(otherAmount.cents, currency) });
  return [
    `${words.name(resource)} #${id}`,
    amount,
    other,
    title,
    detail,
    status === '' ? '' : words.status(resource, status),
  ]
    .filter(Boolean)
    .join(' · ');
}
