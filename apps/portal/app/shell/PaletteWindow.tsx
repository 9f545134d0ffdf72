import { Combobox } from '@base-ui/react/combobox';
import { Dialog } from '@base-ui/react/dialog';
import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import type { Destination } from './destination';
import styles from './Palette.module.css';
import { useFound } from './useFound';

type Props = {
  destinations: readonly Destination[];
  open: boolean;
  setOpen: (open: boolean) => void;
};

const labelOf = ({ label, hint }: Destination) => `${label} ${hint ?? ''}`;

/**
 * Dialog of the command palette. It finds the pages in the frame's menu, and the server's records by name.
 */
export default function PaletteWindow({ destinations, open, setOpen }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const { found, looking } = useFound(words);
  const { contains } = Combobox.useFilter({ sensitivity: 'base' });
  const own = destinations.filter(
    (one) => contains(one, words, labelOf) && !found.some(({ to }) => to === one.to),
  );
  const items = [
    ...own,
    ...found.map(({ to, label, kind, about, sum }) => ({
      to,
      label,
      hint: [t(`shell.found.${kind}`), about, sum && money(sum.cents, sum.currency)]
        .filter(Boolean)
        .join(' · '),
    })),
  ];
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
            items={items}
            filter={null}
            itemToStringLabel={labelOf}
            inputValue={words}
            onInputValueChange={setWords}
            value={null}
            onValueChange={go}
          >
            <Combobox.Input
              className={styles.input}
              placeholder={t('shell.jumpTo')}
              aria-label={t('shell.jumpTo')}
            />
            <Combobox.Empty>
              <p className={styles.empty}>{t(looking ? 'ui.loading' : 'ui.noMatch')}</p>
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
