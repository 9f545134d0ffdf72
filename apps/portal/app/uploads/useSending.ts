import { useSyncExternalStore } from 'react';
import { nothingSent, type RunningUpload, sendings, subscribe } from './store';

/** Returns all running uploads. */
export const useSendings = (): readonly RunningUpload[] =>
  useSyncExternalStore(subscribe, sendings, () => nothingSent);

/** Returns the running upload with this key, if there is one. */
export const useSending = (key: string): RunningUpload | undefined =>
  useSendings().find((one) => one.key === key);
