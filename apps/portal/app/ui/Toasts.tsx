import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './Toasts.module.css';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

export type ToastTone = keyof typeof icons | 'default';

const manager = Toast.createToastManager();
const shownFor = 3_000;

/** Tells something that needs no answer: bottom right, for three seconds, longer while pointed at. */
export function toast(
  title: string,
  { tone = 'success', text }: { tone?: ToastTone; text?: string } = {},
): void {
  manager.add({ title, description: text, type: tone, priority: tone === 'error' ? 'high' : 'low' });
}

function List() {
  const { t } = useTranslation();
  const { toasts } = Toast.useToastManager();
  return toasts.map((each) => {
    const Icon = icons[each.type as keyof typeof icons];
    return (
      <Toast.Root key={each.id} toast={each} className={cx(styles.toast, each.type && styles[each.type])}>
        <Toast.Content className={styles.content}>
          {Icon && <Icon aria-hidden="true" />}
          <div className={styles.words}>
            <Toast.Title className={styles.title} />
            <Toast.Description className={styles.text} />
          </div>
          <Toast.Close className={styles.close} aria-label={t('ui.close')}>
            <X aria-hidden="true" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** Stands once around the whole page. */
export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Toast.Provider toastManager={manager} timeout={shownFor} limit={4}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t('ui.messages')}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
