import { useState } from 'react';
import { FormDialog } from '../kit/FormDialog';
import { MoveField } from '../kit/MoveField';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly userId: number;
  /** This one alone; without it all, and access tokens besides. */
  readonly session: RecordOf<'sessions'> | undefined;
  readonly onClose: () => void;
}

/** Signs the person out. The reason goes to the person by mail. */
export function SignOutDialog({ userId, session, onClose }: Props) {
  const words = useWords();
  const { run, pending } = useRun('sessions.endOf');
  const [reason, setReason] = useState('');
  const title = session ? words.t('signIns.endOne', { id: session.id }) : words.t('signIns.endAll');
  const end = async () => {
    await run({ userId, reason, ...(session ? { id: session.id } : {}) }, words.t('signIns.ended'));
    onClose();
  };
  return (
    <FormDialog
      title={title}
      subtitle={words.t(session ? 'signIns.endOneHint' : 'signIns.endAllHint')}
      verb={words.t('signIns.end')}
      onSend={end}
      onClose={onClose}
      disabled={pending || reason.trim().length < 10}
    >
      <MoveField
        autoFocus
        field={{
          source: 'reason',
          kind: 'comment',
          label: words.t('signIns.reason'),
          hint: words.t('signIns.reasonHint'),
        }}
        value={reason}
        error={undefined}
        onChange={setReason}
      />
    </FormDialog>
  );
}
