import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ElencoDataProvider } from '../providers/data';
import { useProof } from './useProof';

/** Runs a command that asks anew who sits here; false where that is asked first. For `DialogForm`. */
export function useProvenRun(command: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const data = useDataProvider<ElencoDataProvider>();
  const key = useRef(crypto.randomUUID());
  const { asked, proving } = useProof();

  const send = async (input: object, done: string, given: FieldValues): Promise<boolean> => {
    try {
      if (!(await proving(() => data.run(command, input, key.current), given))) return false;
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      // What was refused was not done: another try is another request.
      key.current = crypto.randomUUID();
      throw error;
    } finally {
      refresh();
    }
  };
  return { send, asked };
}
