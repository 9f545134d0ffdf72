import { Dialog } from '@base-ui/react/dialog';
import { useFetcher } from '@remix-run/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui';
import type { ListActions } from './listActions.server';
import type { OneData } from './one.server';
import type { ProfileSelection } from './Pick';
import type { Shown } from './ProfileCards';
import { profileAt } from './paths';
import { QuickActions } from './QuickActions';
import { QuickProfile } from './QuickProfile';
import styles from './QuickWindow.module.css';
import type { QuickView } from './quick';

type Props = {
  rows: readonly Shown[];
  /** True if the rows are one of several pages. */
  paged: boolean;
  quick: QuickView;
  picking: ProfileSelection;
  listActions: ListActions;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, n: 1, ArrowLeft: -1, p: -1 };

/**
 * Quick view: a creator beside the results. Arrow keys, or n and p, move through the results. Escape closes
 * the quick view, and returns the focus to the last shown result.
 */
export default function QuickWindow({ rows, paged, quick, picking, listActions }: Props) {
  const { t } = useTranslation('search');
  const { load, data: loaded } = useFetcher<OneData>({ key: 'quick' });
  const popup = useRef<HTMLDivElement>(null);
  const last = useRef<string>();
  // The creator stays rendered while the quick view closes, so that the focus can move from it.
  const [key, setKey] = useState(quick.key);
  if (quick.key !== null && quick.key !== key) setKey(quick.key);
  const at = rows.findIndex((row) => row.key === key);
  const data = loaded?.profile.key === key ? loaded : undefined;
  // A similar creator may not be among the results.
  const row: Shown | undefined = rows[at] ?? data?.profile;
  useEffect(() => {
    if (key === null) return;
    load(profileAt(key));
    popup.current?.scrollTo(0, 0);
  }, [key, load]);
  useEffect(() => {
    if (at >= 0) last.current = rows[at]?.key;
  }, [at, rows]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, metaKey, ctrlKey, altKey } = event;
    const step = steps[event.key];
    if (step === undefined || metaKey || ctrlKey || altKey || !(target instanceof HTMLElement)) return;
    // React also reports key presses in a dialog above this one.
    if (!popup.current?.contains(target) || target.closest('input, select, textarea')) return;
    event.preventDefault();
    quick.move(step);
  };
  return (
    <Dialog.Root open={quick.key !== null} onOpenChange={(open) => open || quick.close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          ref={popup}
          className={styles.drawer}
          initialFocus={popup}
          finalFocus={() => document.querySelector<HTMLElement>(`[data-quick="${last.current}"]`) ?? true}
          onKeyDown={onKeyDown}
        >
          <div className={styles.bar}>
            {at >= 0 ? (
              <Place rows={rows} paged={paged} at={at} move={quick.move} />
            ) : (
              <span>{t('quickView.outside')}</span>
            )}
            <Dialog.Close
              render={
                <Button
                  size="small"
                  variant="plain"
                  className={styles.close}
                  aria-label={t('quickView.close')}
                  icon={<X aria-hidden="true" />}
                />
              }
            />
          </div>
          <Dialog.Title className="sr">
            {row ? t('quickOf', { name: row.name }) : t('quickView.loading')}
          </Dialog.Title>
          {row ? (
            <>
              <QuickProfile row={row} data={data} onOpen={quick.open} />
              <QuickActions row={row} picking={picking} listActions={listActions} />
            </>
          ) : (
            <p className={styles.loading}>{t('quickView.loading')}</p>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Position among the results of the page, between the buttons for the previous and the next result. */
function Place({
  rows,
  paged,
  at,
  move,
}: Pick<Props, 'rows' | 'paged'> & { at: number; move: QuickView['move'] }) {
  const { t } = useTranslation('search');
  return (
    <>
      <Button
        size="small"
        variant="plain"
        aria-label={t('quickView.previous')}
        disabled={at === 0}
        onClick={() => move(-1)}
        icon={<ChevronLeft aria-hidden="true" />}
      />
      <span className={styles.place} aria-live="polite">
        {t(paged ? 'quickView.placeOnPage' : 'quickView.place', { n: at + 1, of: rows.length })}
        <span className="sr"> {rows[at]?.name}</span>
      </span>
      <Button
        size="small"
        variant="plain"
        aria-label={t('quickView.next')}
        disabled={at === rows.length - 1}
        onClick={() => move(1)}
        icon={<ChevronRight aria-hidden="true" />}
      />
    </>
  );
}
