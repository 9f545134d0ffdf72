import { Confirm } from 'react-admin';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly person: RecordOf<'users'>;
  /** The e-mail address that waits for confirmation. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Dialog that withdraws a new e-mail address that support has requested. Both addresses get an e-mail. */
export function WithdrawCorrection({ person, email, onClose }: Props) {
  const words = useWords();
  const { press, pending } = useRun('users.withdrawCorrection');
  return (
    <Confirm
      isOpen
      loading={pending}
      title={words.t('waitingEmail.withdrawTitle')}
      content={words.t('waitingEmail.withdrawSubtitle', { name: person.name, email, now: person.email })}
      cancel={words.t('waitingEmail.keep')}
      confirm={words.t('waitingEmail.withdraw')}
      onConfirm={() => press({ userId: person.id }, words.t('waitingEmail.withdrawn')).then(onClose)}
      onClose={onClose}
    />
  );
}
