import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FactList } from '../kit/Facts';
import { useWords } from '../kit/words';

const keys = ['jump', 'search', 'down', 'up', 'open', 'mark', 'next', 'previous', 'help'] as const;
const caps = {
  jump: 'Ctrl K',
  search: '/',
  down: 'j',
  up: 'k',
  open: 'Enter',
  mark: 'x',
  next: 'n',
  previous: 'p',
  help: '?',
} as const;

/** Dialog that lists the keyboard shortcuts. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog open onClose={onClose} aria-label={words.t('keys.title')}>
      <DialogTitle>{words.t('keys.title')}</DialogTitle>
      <DialogContent>
        <FactList
          rows={keys.map((key) => ({ name: words.t(`keys.${key}`), value: <kbd>{caps[key]}</kbd> }))}
        />
      </DialogContent>
    </Dialog>
  );
}
