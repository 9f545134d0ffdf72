import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Form } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { formErrorsOf, refusalOf } from './refusal';
import { UnsavedContext, useMarks, useUnsaved } from './Unsaved';
import { useWords } from './words';

interface Props {
  readonly title: string;
  /** What it will do, or to what. */
  readonly subtitle?: ReactNode;
  /** The verb on the button that sends. */
  readonly verb: string;
  /** What the inputs hold at first, by their sources. */
  readonly start?: FieldValues;
  /** A refusal that it throws stands beside its inputs; what comes back without one closes the window, unless it is `false`. */
  readonly onSend: (values: FieldValues) => Promise<unknown>;
  readonly onClose: () => void;
  readonly disabled?: boolean;
  /** A press beside it and Escape leave it open. */
  readonly held?: boolean;
  readonly wide?: boolean;
  /** react-admin's inputs. */
  readonly children: ReactNode;
}

/** For react-admin's `warnWhenUnsavedChanges`: the question is our own, and one for all forms that are open. */
export function WarnUnsaved({ formControl }: { formControl?: Control }) {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState({ control: formControl as Control });
  useUnsaved(Object.keys(dirtyFields).length > 0 && !(isSubmitSuccessful && !isSubmitting));
  return null;
}

const nothing: FieldValues = {};

/** A window with a form: what is asked, and two buttons. Where something is written, no press beside it throws that away. */
export function DialogForm(props: Props) {
  const {
    title,
    subtitle,
    verb,
    start = nothing,
    onSend,
    onClose,
    disabled = false,
    held,
    wide,
    children,
  } = props;
  const words = useWords();
  const id = useId();
  const [whole, setWhole] = useState<string>();
  const [pending, setPending] = useState(false);
  const [written, mark] = useMarks();
  useUnsaved(written);

  const send = async (values: FieldValues) => {
    if (pending || disabled) return;
    setPending(true);
    setWhole(undefined);
    try {
      if ((await onSend(values)) !== false) onClose();
      return;
    } catch (error) {
      const refusal = refusalOf(error, Object.keys(values));
      setWhole(refusal.whole);
      return formErrorsOf(refusal);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      onClose={held || written ? undefined : onClose}
      fullWidth
      maxWidth={wide ? 'sm' : 'xs'}
      aria-labelledby={id}
    >
      <UnsavedContext.Provider value={mark}>
        <Form
          noValidate
          record={nothing as never}
          defaultValues={start}
          onSubmit={send}
          warnWhenUnsavedChanges
          WarnWhenUnsavedChangesComponent={WarnUnsaved}
          disableInvalidFormNotification
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          {/* Room for the label that stands on the edge of the first field. */}
          <DialogContent
            sx={{ display: 'grid', gap: 2, ...(subtitle ? {} : { '& > :first-of-type': { mt: 1 } }) }}
          >
            {subtitle ? (
              <Typography component="div" color="textSecondary">
                {subtitle}
              </Typography>
            ) : null}
            {whole ? <Alert severity="error">{whole}</Alert> : null}
            {children}
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={onClose}>
              {words.t('kit.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={disabled || pending}>
              {verb}
            </Button>
          </DialogActions>
        </Form>
      </UnsavedContext.Provider>
    </Dialog>
  );
}
