import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { useWords } from './words';

type Mark = (id: string, unsaved: boolean) => void;

/** Where what is written and not yet saved makes itself known. */
export const UnsavedContext = createContext<Mark>(() => {});

/** Whether anything below is unsaved, and what the parts below tell it by. */
export function useMarks(): [unsaved: boolean, mark: Mark] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback<Mark>((id, unsaved) => {
    setIds((before) => {
      if (before.has(id) === unsaved) return before;
      return new Set(unsaved ? [...before, id] : [...before].filter((one) => one !== id));
    });
  }, []);
  return [ids.size > 0, mark];
}

/** Says that something is written here that would be lost; nobody leaves then without being asked. */
export function useUnsaved(unsaved: boolean): void {
  const mark = useContext(UnsavedContext);
  const id = useId();
  // Before the next painting: who saves and goes on in one step is not asked.
  useLayoutEffect(() => {
    mark(id, unsaved);
    return () => mark(id, false);
  }, [mark, id, unsaved]);
}

/**
 * Asks before somebody leaves what is not saved: by the menu, by the browser's way back, by closing the window. There
 * is one for all screens, since the router knows one at a time.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [unsaved, mark] = useMarks();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const asks = blocker.state === 'blocked' && unsaved;

  useEffect(() => {
    // Saved by the very step that leads on.
    if (blocker.state === 'blocked' && !unsaved) blocker.proceed();
  }, [blocker, unsaved]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return (
    <UnsavedContext.Provider value={mark}>
      {children}
      {asks ? <Question onCancel={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} /> : null}
    </UnsavedContext.Provider>
  );
}

function Question({ onCancel, onLeave }: { onCancel: () => void; onLeave: () => void }) {
  const words = useWords();
  const label = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={label} maxWidth="xs" fullWidth>
      <DialogTitle id={label}>{words.t('kit.leaveTitle')}</DialogTitle>
      <DialogContent>{words.t('kit.leaveHint')}</DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onLeave}>
          {words.t('kit.leave')}
        </Button>
        <Button variant="contained" autoFocus onClick={onCancel}>
          {words.t('kit.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
