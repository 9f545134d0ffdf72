import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef } from 'react';
import type { ElencoDataProvider } from '../providers/data';

/**
 * Runs a command that is not a move. The idempotency key stays the same until the server answers, so a second
 * click has one effect. `run` throws refusals, for forms; `press` shows them, for buttons.
 */
export function useRun(command: string) {
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input }: { input: object; done: string }) => {
      key.current ??= crypto.randomUUID();
      return data.run(command, input, key.current);
    },
    onSuccess: (_, { done }) => notify(done, { type: 'success' }),
    onSettled: () => {
      key.current = undefined;
      refresh();
    },
  });
  const run = (input: object, done: string) => mutateAsync({ input, done });
  const press = (input: object, done: string) =>
    run(input, done).catch((error: Error) => notify(error.message, { type: 'error' }));
  return { run, press, pending: isPending };
}
