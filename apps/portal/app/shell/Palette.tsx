import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../ui';
import type { Destination } from './destination';
import tools from './Tools.module.css';

/** Loads the palette on first use, since most visitors never open it. */
const PaletteWindow = lazyPart(() => import('./PaletteWindow'));

/** Command palette, opened with ⌘K, Ctrl K or its button. */
export function Palette({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setWanted(true);
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={tools.search}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Search aria-hidden="true" />
        <span className={tools.searchText}>{t('shell.jump')}</span>
        <kbd className={tools.key}>Ctrl K</kbd>
      </button>
      {wanted && <PaletteWindow destinations={destinations} open={open} setOpen={setOpen} />}
    </>
  );
}
