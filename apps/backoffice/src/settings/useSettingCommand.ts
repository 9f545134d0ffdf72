import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import { type Refusal, refusalOf } from '../kit/refusal';
import { useProof } from '../kit/useProof';
import type { ElencoDataProvider } from '../providers/data';

/** Runs one of the constants' commands, which ask anew who sits here, and tells what came of it. */
export function useSettingCommand(
  command: `settings.${'propose' | 'approve' | 'withdraw'}`,
  inputs: readonly string[],
  onDone: () => void,
) {
  const notify = useNotify();
  const refresh = useRefresh();
  const data = useDataProvider<ElencoDataProvider>();
  const key = useRef(crypto.randomUUID());
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const proof = useProof();

  const send = async (input: object, done: string) => {
    setPending(true);
    setRefusal(undefined);
    try {
      if (!(await proof.proving(() => data.run(command, input, key.current)))) return;
      notify(done, { type: 'success' });
      refresh();
      onDone();
    } catch (error) {
      // What was refused was not done: another try is another request.
      key.current = crypto.randomUUID();
      setRefusal(refusalOf(error, [...inputs, 'presentPassword', 'code']));
      refresh();
    } finally {
      setPending(false);
    }
  };
  const proofError = refusal?.fields[proof.asked === 'code' ? 'code' : 'presentPassword'];
  return { send, pending, refusal, setRefusal, proof: { ...proof, error: proofError } };
}
