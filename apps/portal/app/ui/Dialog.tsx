import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, SubmitButton } from './Button';
import { cx } from './cx';
import styles from './Dialog.module.css';
import { Field } from './Field';
import { Form } from './Form';

type DialogProps = {
  /** The button that opens it; omitted if `open` is given. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** True if it contains input: a click outside does not close it. */
  form?: boolean;
  /** Buttons at the end. */
  footer?: ReactNode;
  /** Name of the content, if it changes within one window: focuses its first field. */
  view?: string;
};

const firstField = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');

/** A modal window of up to 600 px; on phones a bottom sheet. Escape and a click outside close it. */
export function Dialog({ trigger, title, description, children, form, footer, view, ...state }: DialogProps) {
  const { t } = useTranslation();
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view) firstField(popup.current)?.focus();
  }, [view]);
  return (
    <Base.Root {...state} disablePointerDismissal={form}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          className={styles.popup}
          {...(view ? { initialFocus: () => firstField(popup.current) ?? true } : {})}
        >
          <div key={view} className={cx(styles.content, view && styles.view)}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                render={
                  <Button
                    size="small"
                    variant="plain"
                    aria-label={t('ui.close')}
                    icon={<X aria-hidden="true" />}
                  />
                }
              />
            </header>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type ConfirmProps = {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  /** Consequences, and whether it can be undone. */
  text: ReactNode;
  /** The verb on the button. */
  confirm: string;
  danger?: boolean;
  /** Target of the form (default: this route) and its fields. */
  action?: string;
  fields?: Readonly<Record<string, string | number>>;
  /** Text that the user must type to confirm an irreversible action; sent as `typed`. */
  typed?: string;
  children?: ReactNode;
};

/** Asks for confirmation, then posts a form. A click outside does not close it. */
export function ConfirmDialog({
  trigger,
  title,
  text,
  confirm,
  danger,
  action,
  fields = {},
  typed,
  children,
  ...state
}: ConfirmProps) {
  const { t } = useTranslation();
  const [written, setWritten] = useState('');
  return (
    <AlertDialog.Root {...state}>
      {trigger && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.description}>{text}</AlertDialog.Description>
          <Form
            action={action}
            className={styles.form}
            onChange={(event) => setWritten(new FormData(event.currentTarget).get('typed')?.toString() ?? '')}
          >
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {children}
            {typed && (
              <Field name="typed" label={t('ui.typeToConfirm', { text: typed })} autoComplete="off" />
            )}
            <footer className={styles.footer}>
              <AlertDialog.Close render={<Button>{t('ui.back')}</Button>} />
              <SubmitButton
                variant={danger ? 'danger' : 'primary'}
                disabled={typed !== undefined && written !== typed}
              >
                {confirm}
              </SubmitButton>
            </footer>
          </Form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
