import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { ElencoDataProvider } from '../providers/data';
import { useOutcome } from './useOutcome';
import { useProof } from './useProof';
import { useRequestKey } from './useRequestKey';

/**
 * Returns a function for `DialogForm` that runs a command with recent reauthentication. It returns false if
 * the user must reauthenticate first.
 * @param onDone receives the command's reply
 * @param early requests the proof when the form opens, not after the first attempt
 */
export function useReauthenticatedRun<Reply = unknown>(
  command: string,
  { onDone, early = false }: { readonly onDone?: (reply: Reply) => void; readonly early?: boolean } = {},
) {
  const notify = useNotify();
  const refresh = useRefresh();
  const data = useDataProvider<ElencoDataProvider>();
  const request = useRequestKey();
  const outcomeOf = useOutcome(command);
  const { asked, proving } = useProof(early);

  const send = async (input: object, done: string, given: FieldValues): Promise<boolean> => {
    try {
      let reply: Reply | undefined;
      const run = async () => {
        reply = (await data.run(command, input, request.keyOf(input))) as Reply;
      };
      if (!(await proving(run, given))) return false;
      request.settle();
      notify(await outcomeOf(input, done), { type: 'success' });
      onDone?.(reply as Reply);
      return true;
    } catch (error) {
      request.settle(error);
      throw error;
    } finally {
      refresh();
    }
  };
  return { send, asked };
}
