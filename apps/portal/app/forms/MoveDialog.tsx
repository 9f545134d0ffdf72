import { useActionData, useNavigation } from '@remix-run/react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Answer, Refusal } from '../adapters/form.server';
import { Alert, ConfirmDialog, Field } from '../ui';
import { useErrorText } from '../ui/field';

type Props = {
  trigger: ReactElement;
  intent: string;
  /** What the form carries besides what is typed; `id` tells several dialogs of one intent apart. */
  fields: Readonly<Record<string, string | number>>;
  title: string;
  text: string;
  confirm: string;
  danger?: boolean;
  typed?: string;
  /** Asks for a comment under this label. */
  comment?: { readonly label: string; readonly hint?: string };
  /** Further fields, given what was refused of them. */
  children?: (errorsOf: (name: string) => readonly Refusal[]) => ReactNode;
};

/** Asks before a move is made, with what the move needs to know; stays open on a refusal and closes when done. */
export function MoveDialog({ intent, fields, comment, children, trigger, ...asked }: Props) {
  const [open, show] = useState(false);
  const words = useErrorText();
  const answer = useActionData<Answer | undefined>();
  const refused = answer?.intent === intent && answer.submission.initialValue?.id === String(fields.id);
  const errorsOf = (name: string) => (refused && answer.submission.error?.[name]) || [];
  useClosingWhenDone(intent, refused, () => show(false));
  return (
    <ConfirmDialog
      {...asked}
      trigger={trigger}
      open={open}
      onOpenChange={show}
      fields={{ ...fields, intent }}
    >
      {errorsOf('').length > 0 && <Alert tone="error" title={errorsOf('').map(words).join(' ')} />}
      {children?.(errorsOf)}
      {comment && (
        <Field {...comment} name="comment" type="textarea" maxLength={1000} errors={errorsOf('comment')} />
      )}
    </ConfirmDialog>
  );
}

/** The page stays the same after a move, so nothing else would close the dialog that made it. */
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
