import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import { isConflict } from './refusal';
import { useOutcome } from './useOutcome';
import { useRequestKey } from './useRequestKey';

interface Ran {
  readonly input: object;
  readonly done: string;
  /** Amount that the dialog stated. The message after the command states the same amount. */
  readonly statedCents?: number | undefined;
}

/**
 * Returns functions that run a command that is not a move. A second click has no second effect. `run`, for
 * forms, throws refusals; `press`, for buttons, shows refusals as messages. After a conflict, the form may
 * disappear together with its button, so `run` also shows a message. If the command concerned the record on
 * the screen, the success message names this record.
 */
export function useRun(command: string) {
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const request = useRequestKey();
  const outcomeOf = useOutcome(command);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input }: Ran) => data.run(command, input, request.keyOf(input)),
    onSuccess: async (_, { input, done, statedCents }) =>
      notify(await outcomeOf(input, done, statedCents), { type: 'success' }),
    onSettled: (_, error) => {
      request.settle(error);
      refresh();
    },
  });
  const run = (input: object, done: string, statedCents?: number) =>
    mutateAsync({ input, done, statedCents }).catch((error: Error) => {
      if (isConflict(error)) notify(error.message, { type: 'warning' });
      throw error;
    });
  const press = (input: object, done: string) =>
    mutateAsync({ input, done }).catch((error: Error) => notify(error.message, { type: 'error' }));
  return { run, press, pending: isPending };
}
