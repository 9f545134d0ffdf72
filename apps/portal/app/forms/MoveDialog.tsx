import { useActionData, useNavigation } from '@remix-run/react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Answer, Refusal } from '../adapters/form.server';
import { Alert, ConfirmDialog, Field } from '../ui';
import { useErrorText } from '../ui/field';

type Props = {
  /** Button that opens the dialog; undefined if `open` controls it, as for an item of a menu. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  intent: string;
  /** Hidden fields of the form; `id` distinguishes several dialogs with the same intent. */
  fields: Readonly<Record<string, string | number>>;
  title: string;
  text: ReactNode;
  confirm: string;
  danger?: boolean;
  typed?: string;
  /** Label of a required comment. */
  comment?: { readonly label: string; readonly hint?: string };
  /** Further fields; receives a function that returns the refusals of a field. */
  children?: (errorsOf: (name: string) => readonly Refusal[]) => ReactNode;
};

/**
 * Dialog that asks for confirmation and input before an action. It stays open on a refusal and closes on
 * success.
 */
export function MoveDialog({ intent, fields, comment, children, trigger, ...asked }: Props) {
  const [own, setOwn] = useState(false);
  const { open = own, onOpenChange: setOpen = setOwn, ...shown } = asked;
  const words = useErrorText();
  const answer = useActionData<Answer | undefined>();
  const refused = answer?.intent === intent && answer.submission.initialValue?.id === String(fields.id);
  const errorsOf = (name: string) => (refused && answer.submission.error?.[name]) || [];
  // The comment is kept while the dialog is closed, so that the user can look at the page again.
  const typed = useRef('');
  useClosingWhenDone(intent, refused, () => {
    typed.current = '';
    setOpen(false);
  });
  return (
    <ConfirmDialog
      {...shown}
      {...(trigger ? { trigger } : {})}
      open={open}
      onOpenChange={setOpen}
      fields={{ ...fields, intent }}
    >
      {errorsOf('').length > 0 && <Alert tone="error" title={errorsOf('').map(words).join(' ')} />}
      {children?.(errorsOf)}
      {comment && (
        <div
          onInput={({ target }) => {
            if (target instanceof HTMLTextAreaElement) typed.current = target.value;
          }}
        >
          <Field
            {...comment}
            name="comment"
            type="textarea"
            maxLength={1000}
            defaultValue={typed.current}
            errors={errorsOf('comment')}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

/** Closes the dialog after the action has succeeded, since the user stays on the page. */
function useClosingWhenDone(intent: string, refused: boolean, close: () => void): void {
  const { state, formData } = useNavigation();
  const sent = useRef(false);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    if (formData?.get('intent') === intent) sent.current = true;
    if (state !== 'idle' || !sent.current) return;
    sent.current = false;
    if (!refused) closing.current();
  }, [state, formData, intent, refused]);
}
