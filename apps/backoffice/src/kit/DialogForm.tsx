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
  /** Effect of the action, or the record that it changes. */
  readonly subtitle?: ReactNode;
  /** Label of the submit button. */
  readonly verb: string;
  /** Initial values by source. */
  readonly start?: FieldValues;
  /**
   * An error that it throws appears at its inputs. Otherwise the dialog closes, unless it returns `false`.
   */
  readonly onSend: (values: FieldValues) => Promise<unknown>;
  readonly onClose: () => void;
  readonly disabled?: boolean;
  /** Escape and clicks outside leave the dialog open. */
  readonly held?: boolean;
  readonly wide?: boolean;
  /** Inputs of react-admin. */
  readonly children: ReactNode;
}

/**
 * For react-admin's `warnWhenUnsavedChanges`: reports to `UnsavedGuard`, which asks once for all open forms.
 */
export function WarnUnsaved({ formControl }: { formControl?: Control }) {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState({ control: formControl as Control });
  useUnsaved(Object.keys(dirtyFields).length > 0 && !(isSubmitSuccessful && !isSubmitting));
  return null;
}

const nothing: FieldValues = {};

/** Phones leave all their width but a margin to the form. */
const narrowOnPhones = {
  mx: { xs: 1.5, sm: 4 },
  width: { xs: 'calc(100% - 24px)', sm: undefined },
  maxWidth: { xs: 'calc(100% - 24px)', sm: undefined },
  '& .MuiDialogTitle-root, & .MuiDialogContent-root, & .MuiDialogActions-root': { px: { xs: 2.5, sm: 4 } },
} as const;

/** A dialog with a form and two buttons. With unsaved input, Escape and clicks outside do not close it. */
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
      slotProps={{ paper: { sx: narrowOnPhones } }}
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
          {/* Space for the label on the border of the first field. */}
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
