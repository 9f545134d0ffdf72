import { Combobox } from '@base-ui/react/combobox';
import { Dialog } from '@base-ui/react/dialog';
import { useNavigate } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Destination } from './Palette';
import styles from './Palette.module.css';

type Props = {
  destinations: readonly Destination[];
  open: boolean;
  setOpen: (open: boolean) => void;
};

/** Where the palette is typed into. */
export default function PaletteWindow({ destinations, open, setOpen }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const go = (place: Destination | null) => {
    if (!place) return;
    setOpen(false);
    if (place.outside) window.location.assign(place.to);
    else navigate(place.to);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
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
