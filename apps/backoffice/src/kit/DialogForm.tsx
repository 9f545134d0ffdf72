import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Form } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { formErrorsOf, isOvertaken, refusalOf } from './refusal';
import { LoadingContext, UnsavedContext, useMarks, useUnsaved } from './Unsaved';
import { useWords } from './words';

interface Props {
  readonly title: string;
  /** Effect of the action, or the record that it changes. */
  readonly subtitle?: ReactNode;
  /** Label of the submit button. */
  readonly verb: string;
  /** Initial values by field name. */
  readonly start?: FieldValues;
  /**
   * Sends the form. A thrown error is shown at the inputs that it concerns. If another user has made the move
   * impossible, the dialog closes. Without an error, the dialog closes, except if the function returns
   * `false`.
   */
  readonly onSend: (values: FieldValues) => Promise<unknown>;
  readonly onClose: () => void;
  readonly disabled?: boolean;
  /** True if Escape and clicks outside do not close the dialog. */
  readonly held?: boolean;
  /** `table` leaves room for a table of several columns. */
  readonly wide?: boolean | 'table';
  /** react-admin inputs. */
  readonly children: ReactNode;
}

/**
 * Replaces react-admin's `warnWhenUnsavedChanges`. Reports unsaved input to `UnsavedGuard`, which asks once
 * for all open forms.
 */
export function WarnUnsaved({ formControl }: { formControl?: Control }) {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState({ control: formControl as Control });
  useUnsaved(Object.keys(dirtyFields).length > 0 && !(isSubmitSuccessful && !isSubmitting));
  return null;
}

const nothing: FieldValues = {};

/** Styles that make the dialog almost as wide as a phone's window. */
const narrowOnPhones = (theme: Theme) => ({
  '& .MuiDialogTitle-root, & .MuiDialogContent-root, & .MuiDialogActions-root': { px: { xs: 2.5, sm: 3 } },
  // Uses a breakpoint that applies only to phones, since the breakpoint `xs` would apply to all widths.
  [theme.breakpoints.down('sm')]: { mx: 1.5, width: 'calc(100% - 24px)', maxWidth: 'calc(100% - 24px)' },
});

/**
 * A dialog with a form and two buttons. While the form has unsaved input, Escape and clicks outside do not
 * close the dialog.
 */
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
  const [loading, markLoading] = useMarks();
  const isBlocked = disabled || pending || loading;

  const send = async (values: FieldValues) => {
    if (isBlocked) return;
    setPending(true);
    setWhole(undefined);
    try {
      if ((await onSend(values)) !== false) onClose();
      return;
    } catch (error) {
      if (isOvertaken(error)) return onClose();
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
      maxWidth={wide === 'table' ? 'md' : wide ? 'sm' : 'xs'}
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
          {/* Space for the label, which overlaps the border of the first field. */}
          <DialogContent
            sx={{ display: 'grid', gap: 2, ...(subtitle ? {} : { '& > :first-of-type': { mt: 1 } }) }}
          >
            {subtitle ? (
              <Typography component="div" color="textSecondary" sx={{ mb: 1 }}>
                {subtitle}
              </Typography>
            ) : null}
            {whole ? <Alert severity="error">{whole}</Alert> : null}
            <LoadingContext.Provider value={markLoading}>{children}</LoadingContext.Provider>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={onClose}>
              {words.t('kit.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={isBlocked}>
              {verb}
            </Button>
          </DialogActions>
        </Form>
      </UnsavedContext.Provider>
    </Dialog>
  );
}
