import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
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
  const end = async (event: FormEvent) => {
    event.preventDefault();
    await run({ userId, reason, ...(session ? { id: session.id } : {}) }, words.t('signIns.ended'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="sign-out">
      <form onSubmit={end} noValidate>
        <DialogTitle id="sign-out">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary">
            {words.t(session ? 'signIns.endOneHint' : 'signIns.endAllHint')}
          </Typography>
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
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {words.t('kit.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={pending || reason.trim().length < 10}>
            {words.t('signIns.end')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
