import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { addressOf } from '../addresses';
import type { Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { Target } from './jumps';

const PAUSE_MS = 250;
const fewest = 2;

/**
 * Returns users, companies, briefings and payouts that match the text, searched after a pause. A short number
 * is the number of a record.
 */
export function useFound(text: string, words: Words): Target[] {
  const data = useDataProvider<ElencoDataProvider>();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data: found = [] } = useQuery({
    queryKey: ['jump', asked],
    queryFn: () => data.jump(asked),
    enabled: asked.length >= fewest && !/^#?\d{1,8}$/.test(asked),
  });
  if (asked !== text.trim()) return [];
  return found.map(({ resource, id, title, detail }) => ({
    to: addressOf(resource, id),
    label: [words.name(resource), title, resource === 'payouts' ? words.status(resource, detail) : detail]
      .filter(Boolean)
      .join(' · '),
  }));
}
