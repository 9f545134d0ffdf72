import Button from '@mui/material/Button';
import { hasDuty } from '../kit/access';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** Name of the date field, by resource. */
const days = { receipts: 'returnedOn', repayments: 'refundedOn', settlements: 'refundedOn' } as const;

/** Returns the form fields for the second user who returns money, and why the release is blocked. */
export function useRelease(
  resource: keyof typeof days,
  { preparedById }: { readonly preparedById: number | null },
) {
  const words = useWords();
  const actor = useActor();
  const day = days[resource];
  const release: readonly MoveFieldSpec[] = [
    { source: day, kind: 'day', label: words.field(resource, day) },
    {
      source: 'proof',
      kind: 'text',
      label: words.field(resource, 'proof'),
      hint: words.t(resource === 'receipts' ? 'finance.proofHint' : 'finance.refundProofHint'),
    },
  ];
  const samePerson = 'userId' in actor && actor.userId === preparedById;
  const why = preparedById === null ? 'notPrepared' : samePerson ? ('samePerson' as const) : undefined;
  return { release, blocked: { release: why && words.t(`finance.blocked.${why}`) } };
}

/** Button for the first user: confirms that the refund may be made. */
export function PrepareRefund({
  command,
  record: { id, version, preparedById },
  due,
}: {
  readonly command: 'repayments.prepareRefund' | 'settlements.prepareRefund';
  readonly record: { readonly id: number; readonly version: number; readonly preparedById: number | null };
  /** True if there is an amount to refund. */
  readonly due: boolean;
}) {
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const { press, pending } = useRun(command);
  if (!finance || !due || preparedById !== null) return null;
  return (
    <Button
      variant="contained"
      disabled={pending}
      onClick={() => press({ id, version }, words.t('finance.prepared'))}
    >
      {words.t('finance.prepareRefund')}
    </Button>
  );
}
