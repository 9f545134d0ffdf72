import type { Actor } from '@elenco/core/party';
import { useGetList } from 'ra-core';
import { useEffect, useState } from 'react';
import { type Addressed, addressOf } from '../addresses';
import { titleOf } from '../kit/ReferenceLink';
import type { Words } from '../kit/words';
import { mayRead } from '../resources';
import type { Target } from './jumps';

const PAUSE_MS = 250;
const fewest = 2;
const most = 5;

/** Briefings, companies and creators that the text finds by name, asked for once the person pauses. */
export function useFound(text: string, actor: Actor, words: Words): Target[] {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const found = [
    useNamed('briefings', asked, actor, words),
    useNamed('companies', asked, actor, words),
    useNamed('creators', asked, actor, words),
  ].flat();
  return asked === text.trim() ? found : [];
}

function useNamed(resource: Addressed, asked: string, actor: Actor, words: Words): Target[] {
  const searches = asked.length >= fewest && !/^#?\d+$/.test(asked) && mayRead(actor, resource);
  const { data = [] } = useGetList<{ id: number }>(
    resource,
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'id', order: 'DESC' },
      filter: { q: asked },
    },
    { enabled: searches },
  );
  if (!searches) return [];
  return data.map((row) => ({
    to: addressOf(resource, row.id),
    label: `${words.name(resource)} · ${titleOf(resource, row)}`,
  }));
}
