import type { DuplicatesReport } from '@elenco/core/operations';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

type Pair = Pick<DuplicatesReport['distinct'][number], 'first' | 'second'>;

const acts = {
  markDistinct: { label: 'apart', named: 'apartNamed', done: 'apartDone' },
  unmarkDistinct: { label: 'together', named: 'togetherNamed', done: 'togetherDone' },
} as const;

/**
 * Button that marks two accounts as different people, so that they are not suggested again, or removes the
 * mark.
 */
export function Distinct({
  act,
  first,
  second,
  onDone,
}: Pair & { readonly act: keyof typeof acts; readonly onDone?: () => void }) {
  const words = useWords();
  const client = useQueryClient();
  const notify = useNotify();
  const { run, pending } = useRun(`creators.${act}`);
  const { label, named, done } = acts[act];
  const send = async () => {
    try {
      await run({ firstId: first.id, secondId: second.id }, words.t(`duplicates.${done}`));
    } catch (error) {
      return notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: ['duplicates'] });
    onDone?.();
  };
  return (
    <Button
      size="small"
      color="secondary"
      disabled={pending}
      aria-label={words.t(`duplicates.${named}`, { first: first.name, second: second.name })}
      onClick={send}
    >
      {words.t(`duplicates.${label}`)}
    </Button>
  );
}
