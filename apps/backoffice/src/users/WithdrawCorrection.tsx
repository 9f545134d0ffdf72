import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly person: RecordOf<'users'>;
  /** That was asked for. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Takes back the address that support asked for. Both addresses are told. */
export function WithdrawCorrection({ person, email, onClose }: Props) {
  const words = useWords();
  const label = useId();
  const { press, pending } = useRun('users.withdrawCorrection');
  const withdraw = async () => {
    await press({ userId: person.id }, words.t('waitingEmail.withdrawn'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={label} maxWidth="xs" fullWidth>
      <DialogTitle id={label}>{words.t('waitingEmail.withdrawTitle')}</DialogTitle>
      <DialogContent>
        {words.t('waitingEmail.withdrawSubtitle', { name: person.name, email, now: person.email })}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {words.t('waitingEmail.keep')}
        </Button>
        <Button variant="contained" disabled={pending} onClick={() => void withdraw()}>
          {words.t('waitingEmail.withdraw')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
