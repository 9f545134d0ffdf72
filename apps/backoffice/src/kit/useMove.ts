import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef } from 'react';
import type { ElencoDataProvider } from '../providers/data';
import type { FlowingName } from '../resources';
import { useWords } from './words';

/** Fields required to move a record. */
export interface Moving {
  readonly id: number;
  readonly version: number;
  readonly status: string;
}

interface Made {
  readonly record: Moving;
  readonly move: string;
  readonly input: object;
  /** Replaces the default success message. */
  readonly done?: string | undefined;
}

/**
 * Makes a move with the version that the user sees, reports the result and refetches. The idempotency key
 * stays the same until the server answers, so a repeated request has one effect.
 */
export function useMove(resource: FlowingName) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: ({ record, move, input }: Made) => {
      key.current ??= crypto.randomUUID();
      return data.move(resource, record.id, move, { version: record.version, ...input }, key.current);
    },
    onSuccess: (_, { move, done }) =>
      notify(done ?? words.t('kit.moved', { move: words.move(resource, move) }), { type: 'success' }),
    onSettled: () => {
      key.current = undefined;
      // Also after a refusal: the screen may be stale.
      refresh();
    },
  });
}
