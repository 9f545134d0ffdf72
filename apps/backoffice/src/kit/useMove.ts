import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import type { ElencoDataProvider } from '../providers/data';
import type { FlowingName } from '../resources';
import { type Refusal, refusalOf } from './refusal';
import { useWords } from './words';

/** The least that a record must have to be moved. */
export interface Moving {
  readonly id: number;
  readonly version: number;
  readonly status: string;
}

/** Makes a move with the version that the person sees, says what came of it and reads everything anew. */
export function useMove(resource: FlowingName, record: Moving, move: string, onDone: () => void) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const submit = async (input: Readonly<Record<string, unknown>>) => {
    key.current ??= crypto.randomUUID();
    setPending(true);
    try {
      await data.move(resource, record.id, move, { version: record.version, ...input }, key.current);
      notify(words.t('kit.moved', { move: words.move(resource, move) }), { type: 'success' });
      refresh();
      onDone();
    } catch (error) {
      const found = refusalOf(error, Object.keys(input));
      setRefusal(found);
      if (found.stale) refresh();
    } finally {
      key.current = undefined;
      setPending(false);
    }
  };
  return { submit, pending, refusal };
}
