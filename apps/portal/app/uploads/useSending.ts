import { useSyncExternalStore } from 'react';
import { nothingSent, type Sending, sendings, subscribe } from './store';

/** Returns all running uploads. */
export const useSendings = (): readonly Sending[] =>
  useSyncExternalStore(subscribe, sendings, () => nothingSent);

/** Returns the upload of a deliverable, if there is one. */
export const useSending = (piece: number): Sending | undefined =>
  useSendings().find((one) => one.piece === piece);
