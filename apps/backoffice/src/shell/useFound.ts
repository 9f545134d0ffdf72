import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { addressOf } from '../addresses';
import type { Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { Target } from './jumps';

const PAUSE_MS = 250;

/** Records that the text finds: people by name, address or CPF, companies, briefings, payouts. Asked for once the person pauses. */
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
    enabled: asked.length > 1,
  });
  if (asked !== text.trim()) return [];
  return found.map(({ resource, id, title, detail }) => {
    const beside = resource === 'payouts' ? words.status('payouts', detail) : detail;
    return {
      to: addressOf(resource, id),
      label: [words.name(resource), title, beside].filter(Boolean).join(' · '),
    };
  });
}
