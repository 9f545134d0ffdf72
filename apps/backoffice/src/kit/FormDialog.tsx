import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { UnsavedContext, useMarks, useUnsaved } from './Unsaved';
import { useWords } from './words';

interface Props {
  readonly title: string;
  /** What it will do, or to what. */
  readonly subtitle?: string;
  /** What was refused beside no field. */
  readonly refused?: string | undefined;
  /** The verb on the button that sends. */
  readonly verb: string;
  readonly onSend: () => void;
  readonly onClose: () => void;
  /** Nothing can be sent: it is on its way, or something is missing. */
  readonly disabled: boolean;
  /** A press beside it and Escape leave it open. */
  readonly held?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A window with a form: what is asked, and two buttons. Where a text is written, no press beside it throws that away. */
export function FormDialog(props: Props) {
  const { title, subtitle, refused, verb, onSend, onClose, disabled, held, wide, children } = props;
  const words = useWords();
  const id = useId();
  const [written, mark] = useMarks();
  useUnsaved(written);
  return (
    <Dialog
      open
      onClose={held || written ? undefined : onClose}
      fullWidth
      maxWidth={wide ? 'sm' : 'xs'}
      aria-labelledby={id}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        {/* Room for the label that stands on the edge of the first field. */}
        <DialogContent
          sx={{ display: 'grid', gap: 2, ...(subtitle ? {} : { '& > :first-of-type': { mt: 1 } }) }}
        >
          {subtitle ? <Typography color="textSecondary">{subtitle}</Typography> : null}
          {refused ? <Alert severity="error">{refused}</Alert> : null}
          <UnsavedContext.Provider value={mark}>{children}</UnsavedContext.Provider>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {words.t('kit.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={disabled}>
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
