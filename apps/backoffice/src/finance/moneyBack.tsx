import Button from '@mui/material/Button';
import { useState } from 'react';
import { Consequence } from '../consequences/Consequence';
import { hasDuty } from '../kit/access';
import { DialogForm } from '../kit/DialogForm';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

/** Name of the field with the refund date, by resource. */
const days = { receipts: 'returnedOn', repayments: 'refundedOn', settlements: 'refundedOn' } as const;

/**
 * Returns the form fields with which the second user releases a refund and, if the release is blocked, the
 * reason.
 */
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
  return { release, blocked: { release: why && words.t(`finance.returnBlocked.${why}`) } };
}

/** Button with which the first user prepares a refund, after confirming recipient and amount. */
export function PrepareRefund({
  resource,
  record,
  due,
}: {
  readonly resource: 'repayments' | 'settlements';
  readonly record: {
    readonly id: number;
    readonly version: number;
    readonly preparedById: number | null;
    readonly companyId: number;
  };
  /** True if there is an amount to refund. */
  readonly due: boolean;
}) {
  const words = useWords();
  const finance = hasDuty(useActor(), 'finance');
  const { run } = useRun(`${resource}.prepareRefund`);
  const [open, setOpen] = useState(false);
  const { id, version, preparedById } = record;
  if (!finance || !due || preparedById !== null) return null;
  const verb = words.t('finance.prepareRefund');
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {verb}
      </Button>
      {open ? (
        <DialogForm
          title={verb}
          subtitle={
            <>
              {words.t('finance.prepareHint')}
              <Consequence resource={resource} record={record} move="prepareRefund" />
            </>
          }
          verb={verb}
          onSend={() => run({ id, version }, words.t('finance.prepared'))}
          onClose={() => setOpen(false)}
        >
          {null}
        </DialogForm>
      ) : null}
    </>
  );
}
