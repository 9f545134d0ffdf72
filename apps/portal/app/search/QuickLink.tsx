import { Link } from '@remix-run/react';
import { Eye } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { profileAt } from './paths';
import styles from './QuickLink.module.css';

/** Handles plain clicks on a link. With a modifier key, the browser opens a tab. */
export const openHere = (open: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
};

/** Link to the quick view; without scripts, or in a new tab, to the whole profile. */
export function QuickLink({
  profile: { key, name },
  onOpen,
}: {
  profile: { readonly key: string; readonly name: string };
  onOpen: (key: string) => void;
}) {
  const { t } = useTranslation('search');
  return (
    <Link
      to={profileAt(key)}
      className={styles.link}
      aria-haspopup="dialog"
      aria-label={t('quickOf', { name })}
      title={t('quick')}
      data-quick={key}
      onClick={openHere(() => onOpen(key))}
    >
      <Eye aria-hidden="true" />
    </Link>
  );
}
