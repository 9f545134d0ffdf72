import { useSyncExternalStore } from 'react';
import { nothingSent, type Sending, sendings, subscribe } from './store';

/** Returns all running uploads. */
export const useSendings = (): readonly Sending[] =>
  useSyncExternalStore(subscribe, sendings, () => nothingSent);

/** Returns the running upload with this key, if there is one. */
export const useSending = (key: string): Sending | undefined => useSendings().find((one) => one.key === key);
