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

/** Forms report here whether they have unsaved input. */
export const UnsavedContext = createContext<Mark>(() => {});

/** Returns whether any form below is unsaved, and the function with which forms report it. */
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

/** Reports unsaved input. `UnsavedGuard` asks for confirmation before the page is left. */
export function useUnsaved(unsaved: boolean): void {
  const mark = useContext(UnsavedContext);
  const id = useId();
  // Before the next paint: saving and navigating in one step asks nothing.
  useLayoutEffect(() => {
    mark(id, unsaved);
    return () => mark(id, false);
  }, [mark, id, unsaved]);
}

/**
 * Asks for confirmation before unsaved input is left: by the menu, the browser's history or closing the
 * window. There is one for all screens, since the router supports one blocker at a time.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [unsaved, mark] = useMarks();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const asks = blocker.state === 'blocked' && unsaved;

  useEffect(() => {
    // Saved by the step that navigates.
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
