import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import type { ElencoDataProvider } from '../providers/data';

/**
 * Runs a command that is no move. The key stays the same until the server has answered, so a second click or a
 * repeated request has one effect.
 */
export function useRun(command: string) {
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  const [pending, setPending] = useState(false);

  const run = async (input: object, done: string) => {
    key.current ??= crypto.randomUUID();
    setPending(true);
    try {
      await data.run(command, input, key.current);
      notify(done, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      key.current = undefined;
      setPending(false);
      refresh();
    }
  };
  return { run, pending };
}
