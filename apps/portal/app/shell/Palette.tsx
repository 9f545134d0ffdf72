import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../ui';
import type { Destination } from './destination';
import tools from './Tools.module.css';

/** Most pages are left without it: its window is loaded when it is opened for the first time. */
const PaletteWindow = lazyPart(() => import('./PaletteWindow'));

/** Opens with ⌘K or Ctrl K (or its button): type where to go, Enter goes there. */
export function Palette({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wanted, want] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      want(true);
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
          want(true);
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
