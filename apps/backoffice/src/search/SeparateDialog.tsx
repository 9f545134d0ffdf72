import type { SourceLine } from '@elenco/core/discovery';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { profileAddress } from './paths';

interface Props {
  readonly line: SourceLine;
  readonly onClose: () => void;
}

/**
 * Dialog in which the user confirms that an imported line is detached into a profile of its own. Afterwards,
 * the dialog links to the new profile.
 */
export function SeparateDialog({ line, onClose }: Props) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const known = useQueryClient();
  const { mutate, data: made, error, isPending } = useMutation({ mutationFn: () => data.separate(line.id) });
  const close = () => {
    // Refetches only when the dialog closes, since a refetch would remove the line and with it the open
    // dialog.
    if (made) void known.invalidateQueries({ queryKey: ['search'] });
    onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="separate">
      <DialogTitle id="separate">{words.t('profile.separateTitle', { name: line.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {made ? (
          <Alert severity="success">
            {words.t('profile.separated')}{' '}
            <Link component={RouterLink} to={profileAddress(made.key)} onClick={close}>
              {words.t('profile.openNew')}
            </Link>
          </Alert>
        ) : (
          <Typography color="textSecondary">
            {words.t('profile.separateHint', { file: line.fileName, line: words.number(line.line) })}
          </Typography>
        )}
        {error ? <Alert severity="error">{error.message}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={close}>
          {words.t(made ? 'kit.close' : 'kit.cancel')}
        </Button>
        {made ? null : (
          <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
            {words.t('profile.separate')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
