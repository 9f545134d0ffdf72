import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, SubmitButton } from './Button';
import { cx } from './cx';
import styles from './Dialog.module.css';
import type { ConfirmProps, DialogProps } from './dialogProps';
import { Field } from './Field';
import { Form } from './Form';

/** Props of a dialog whose trigger is rendered elsewhere. */
type InWindow<Props> = Omit<Props, 'trigger'> & {
  /** Element that gets the focus when the dialog closes; by default, the one that had the focus before. */
  openedBy?: RefObject<HTMLElement | null>;
};

const firstField = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea');

/**
 * A modal dialog of up to 600 px, or as wide as a page; on phones a bottom sheet. Escape and a click outside
 * close it.
 */
export function DialogWindow({
  openedBy,
  title,
  description,
  children,
  form,
  wide,
  footer,
  view,
  ...state
}: InWindow<DialogProps>) {
  const { t } = useTranslation();
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view) firstField(popup.current)?.focus();
  }, [view]);
  return (
    <Base.Root {...state} disablePointerDismissal={form}>
      <Base.Portal>
        {/* Also covers another open dialog, which is dimmed like the page. */}
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          className={cx(styles.popup, wide && styles.wide)}
          {...(openedBy ? { finalFocus: openedBy } : {})}
          {...(view ? { initialFocus: () => firstField(popup.current) ?? true } : {})}
        >
          <div key={view} className={cx(styles.content, view && styles.view)}>
            <div className={styles.header}>
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
            </div>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** A dialog that asks for confirmation, then posts a form. A click outside does not close it. */
export function ConfirmWindow({
  openedBy,
  title,
  text,
  confirm,
  danger,
  action,
  fields = {},
  typed,
  children,
  ...state
}: InWindow<ConfirmProps>) {
  const { t } = useTranslation();
  const [written, setWritten] = useState('');
  return (
    <AlertDialog.Root {...state}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup} {...(openedBy ? { finalFocus: openedBy } : {})}>
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
