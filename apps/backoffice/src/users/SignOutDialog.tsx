import { DialogForm } from '../kit/DialogForm';
import { ReasonInput } from '../kit/ReasonInput';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly userId: number;
  /** Session to end; undefined for all sessions and API tokens. */
  readonly session: RecordOf<'sessions'> | undefined;
  readonly onClose: () => void;
}

/** Dialog that signs the user out. The user gets the reason by e-mail. */
export function SignOutDialog({ userId, session, onClose }: Props) {
  const words = useWords();
  const { run } = useRun('sessions.endOf');
  const which = session ? { id: session.id } : {};
  return (
    <DialogForm
      title={session ? words.t('signIns.endOne', { id: session.id }) : words.t('signIns.endAll')}
      subtitle={words.t(session ? 'signIns.endOneHint' : 'signIns.endAllHint')}
      verb={words.t('signIns.end')}
      start={{ reason: '' }}
      onSend={({ reason }) => run({ userId, reason, ...which }, words.t('signIns.ended'))}
      onClose={onClose}
    >
      <ReasonInput />
    </DialogForm>
  );
}
