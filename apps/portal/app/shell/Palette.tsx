import { Combobox } from '@base-ui/react/combobox';
import { Dialog } from '@base-ui/react/dialog';
import { useNavigate } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Palette.module.css';
import tools from './Tools.module.css';

export interface Destination {
  readonly to: string;
  readonly label: string;
  /** What kind of thing it is, or more words to find it by. */
  readonly hint?: string;
  /** No page of the portal, so that the browser loads it anew. */
  readonly outside?: boolean;
}

/** Opens with ⌘K or Ctrl K (or its button): type where to go, Enter goes there. */
export function Palette({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const go = (place: Destination | null) => {
    if (!place) return;
    setOpen(false);
    if (place.outside) window.location.assign(place.to);
    else navigate(place.to);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className={tools.search}>
        <Search aria-hidden="true" />
        <span className={tools.searchText}>{t('shell.jump')}</span>
        <kbd className={tools.key}>Ctrl K</kbd>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} aria-label={t('shell.jump')}>
          <Combobox.Root
            inline
            open
            autoHighlight
            items={destinations as Destination[]}
            itemToStringLabel={({ label, hint }: Destination) => `${label} ${hint ?? ''}`}
            value={null}
            onValueChange={go}
          >
            <Combobox.Input
              className={styles.input}
              placeholder={t('shell.jumpTo')}
              aria-label={t('shell.jumpTo')}
            />
            <Combobox.Empty>
              <p className={styles.empty}>{t('ui.noMatch')}</p>
            </Combobox.Empty>
            <Combobox.List className={styles.list}>
              {(place: Destination) => (
                <Combobox.Item key={place.to} value={place} className={styles.item}>
                  {place.label}
                  {place.hint && <span className={styles.hint}>{place.hint}</span>}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
