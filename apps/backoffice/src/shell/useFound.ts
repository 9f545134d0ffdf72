import type { Actor } from '@elenco/core/party';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { addressOf, titleOf } from '../addresses';
import type { Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { mayRead } from '../resources';
import { named, type Target } from './jumps';

const PAUSE_MS = 250;
const fewest = 2;
const most = 5;

/** Records that the text finds by name, asked for once the person pauses. */
export function useFound(text: string, actor: Actor, words: Words): Target[] {
  const data = useDataProvider<ElencoDataProvider>();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const searches = asked.length >= fewest && !/^#?\d+$/.test(asked);
  const pagination = { page: 1, perPage: most };
  const sort = { field: 'id', order: 'DESC' } as const;
  const answers = useQueries({
    queries: (searches ? named : [])
      .filter((resource) => mayRead(actor, resource))
      .map((resource) => ({
        queryKey: [resource, 'found', asked],
        queryFn: async () => {
          const { data: rows } = await data.getList(resource, { pagination, sort, filter: { q: asked } });
          return rows.map((row) => ({
            to: addressOf(resource, row.id),
            label: `${words.name(resource)} · ${titleOf(resource, row)}`,
          }));
        },
      })),
  });
  return asked === text.trim() ? answers.flatMap((answer) => answer.data ?? []) : [];
}
