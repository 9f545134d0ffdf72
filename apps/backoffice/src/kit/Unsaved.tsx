import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  type Context,
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

type Mark = (id: string, marked: boolean) => void;

/** Function with which forms report whether they have unsaved input. */
export const UnsavedContext = createContext<Mark>(() => {});

/**
 * Returns whether any descendant component has reported a state, such as unsaved input, and the function with
 * which descendants report.
 */
export function useMarks(): [marked: boolean, mark: Mark] {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback<Mark>((id, marked) => {
    setIds((before) => {
      if (before.has(id) === marked) return before;
      return new Set(marked ? [...before, id] : [...before].filter((one) => one !== id));
    });
  }, []);
  return [ids.size > 0, mark];
}

/** Function with which components in a dialog report that facts for the decision are being loaded. */
export const LoadingContext = createContext<Mark>(() => {});

/** Disables the submit button of the dialog while facts that the user must see first are loaded. */
export function useLoading(loading: boolean): void {
  useMark(LoadingContext, loading);
}

/** Reports unsaved input, so that `UnsavedGuard` asks for confirmation before the user leaves the page. */
export function useUnsaved(unsaved: boolean): void {
  useMark(UnsavedContext, unsaved);
}

/**
 * Returns whether a descendant form has unsaved input, and the function to provide to these forms as
 * `UnsavedContext`. The function also reports to the page.
 */
export function useUnsavedBelow(): [unsaved: boolean, mark: Mark] {
  const [unsaved, markHere] = useMarks();
  const markPage = useContext(UnsavedContext);
  const mark = useCallback<Mark>(
    (id, marked) => {
      markHere(id, marked);
      markPage(id, marked);
    },
    [markHere, markPage],
  );
  return [unsaved, mark];
}

function useMark(context: Context<Mark>, marked: boolean): void {
  const mark = useContext(context);
  const id = useId();
  // Runs before the next paint, so that no confirmation appears if saving and navigating happen in one step.
  useLayoutEffect(() => {
    mark(id, marked);
    return () => mark(id, false);
  }, [mark, id, marked]);
}

/**
 * Asks for confirmation before unsaved input is lost through the menu, the browser's history or closing the
 * window. One guard serves all screens, since the router supports one blocker at a time.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [unsaved, mark] = useMarks();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const asks = blocker.state === 'blocked' && unsaved;

  useEffect(() => {
    // The step that navigates has also saved the input, so the navigation continues.
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
