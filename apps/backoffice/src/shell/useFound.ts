import { type Jumped, jumped } from '@elenco/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { addressOf } from '../addresses';
import type { Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
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
  if (asked !== text.trim() || !found || !enabled) return undefined;
  return found
    .filter(({ resource, id }) => q === asked || (String(id) === number && isNamed(resource, name, words)))
    .map((row) => ({ to: addressOf(row.resource, row.id), label: labelOf(row, words) }));
}

/**
 * Returns the label of a found record: its name and, for records with amounts, also the number, the amount,
 * the amount that matched the search, and the state.
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
