import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import { isConflict } from './refusal';
import { useRequestKey } from './useRequestKey';

/**
 * Runs a command that is not a move; a second click has no second effect. `run` throws refusals, for forms;
 * `press` shows them, for buttons. After a conflict the form may disappear with its button, so `run` also
 * shows a message.
 */
export function useRun(command: string) {
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const request = useRequestKey();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input }: { input: object; done: string }) =>
      data.run(command, input, request.keyOf(input)),
    onSuccess: (_, { done }) => notify(done, { type: 'success' }),
    onSettled: (_, error) => {
      request.settle(error);
      refresh();
    },
  });
  const run = (input: object, done: string) =>
    mutateAsync({ input, done }).catch((error: Error) => {
      if (isConflict(error)) notify(error.message, { type: 'warning' });
      throw error;
    });
  const press = (input: object, done: string) =>
    mutateAsync({ input, done }).catch((error: Error) => notify(error.message, { type: 'error' }));
  return { run, press, pending: isPending };
}
