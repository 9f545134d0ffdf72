import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ElencoDataProvider } from '../providers/data';
import { useProof } from './useProof';

/**
 * Runs a command that requires recent reauthentication; returns false if that is required first. For
 * `DialogForm`.
 * @param onDone receives the reply of the command
 */
export function useProvenRun<Reply = unknown>(command: string, onDone?: (reply: Reply) => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const data = useDataProvider<ElencoDataProvider>();
  const key = useRef(crypto.randomUUID());
  const { asked, proving } = useProof();

  const send = async (input: object, done: string, given: FieldValues): Promise<boolean> => {
    try {
      let reply: Reply | undefined;
      const run = async () => {
        reply = (await data.run(command, input, key.current)) as Reply;
      };
      if (!(await proving(run, given))) return false;
      notify(done, { type: 'success' });
      onDone?.(reply as Reply);
      return true;
    } catch (error) {
      // A refused request had no effect: a retry is a new request.
      key.current = crypto.randomUUID();
      throw error;
    } finally {
      refresh();
    }
  };
  return { send, asked };
}
