import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef } from 'react';
import type { ElencoDataProvider } from '../providers/data';

/**
 * Runs a command that is no move. The key stays the same until the server has answered, so a second click or a
 * repeated request has one effect. `run` throws what was refused, for a form; `press` says it, for a button.
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
