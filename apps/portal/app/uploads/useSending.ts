import { useSyncExternalStore } from 'react';
import { nothingSent, type Sending, sendings, subscribe } from './store';

/** Every file that is on its way. */
export const useSendings = (): readonly Sending[] =>
  useSyncExternalStore(subscribe, sendings, () => nothingSent);

/** The file that is sent for a deliverable, if one is. */
export const useSending = (piece: number): Sending | undefined =>
  useSendings().find((one) => one.piece === piece);
