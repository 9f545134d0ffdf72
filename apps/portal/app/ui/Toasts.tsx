import { Toast } from '@base-ui/react/toast';
import { useLocation } from '@remix-run/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import { places, type ToastRegion } from './places';
import styles from './Toasts.module.css';
import { toastQueue } from './toastQueue';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

export type ToastTone = keyof typeof icons | 'default';

interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly tone: ToastTone;
}

const manager = Toast.createToastManager<{ place: ToastRegion }>();
const shownFor = 3_000;
/** Maximum number of toasts at once, which fit on a phone. */
const room = 4;

/** Queue of toasts for each position. */
const QUEUES = Object.fromEntries(
  places.map((place) => [
    place,
    toastQueue<ToastMessage>(room, ({ title, text, tone }, gone) => {
      const priority = tone === 'error' ? 'high' : 'low';
      // Deferred, since the callback runs before the toast is removed, and the list must not change during
      // it.
      const onRemove = () => queueMicrotask(gone);
      manager.add({ title, description: text, type: tone, priority, data: { place }, onRemove });
    }),
  ]),
) as Record<ToastRegion, (message: ToastMessage) => void>;

/**
 * Shows a toast for three seconds, longer while the pointer is on it. The default is the bottom left, which
 * on wide screens is the column of the menu.
 */
export function toast(
  title: string,
  {
    tone = 'success',
    place = 'bottom-left',
    text,
  }: { tone?: ToastTone; place?: ToastRegion; text?: string } = {},
): void {
  QUEUES[place]({ title, text, tone });
}

/** Closes the toasts of the previous page. The toast of an action is shown only after its redirect. */
function useCloseOnNavigation(toasts: readonly { readonly id: string }[], close: (id: string) => void) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    for (const { id } of toasts) close(id);
  }, [pathname, toasts, close]);
}

function List() {
  const { t } = useTranslation();
  const { toasts, close } = Toast.useToastManager<{ place: ToastRegion }>();
  useCloseOnNavigation(toasts, close);
  const card = (each: (typeof toasts)[number]) => {
    const Icon = icons[each.type as keyof typeof icons];
    return (
      <Toast.Root
        key={each.id}
        toast={each}
        className={cx(styles.toast, each.type && styles[each.type])}
        onClick={() => close(each.id)}
      >
        <Toast.Content className={styles.content}>
          {Icon && <Icon aria-hidden="true" />}
          <div className={styles.words}>
            <Toast.Title className={styles.title} />
            <Toast.Description className={styles.text} />
          </div>
          {/* The library hides toasts from screen readers until the list expands, although all are fully visible. */}
          <Toast.Close className={styles.close} aria-label={t('ui.close')} aria-hidden={false}>
            <X aria-hidden="true" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  };
  return places.map((place) => {
    const here = toasts.filter(({ data }) => data?.place === place);
    return (
      here.length > 0 && (
        <div key={place} className={styles.place} data-place={place}>
          {here.map(card)}
        </div>
      )
    );
  });
}

/** Provider of toasts, rendered once around the whole page. */
export function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Toast.Provider toastManager={manager} timeout={shownFor} limit={places.length * room}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t('ui.messages')}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
