import { useSyncExternalStore } from 'react';
import { nothingSent, type Sending, sendings, subscribe, type UploadKey } from './store';

/** Returns all running uploads. */
export const useSendings = (): readonly Sending[] =>
  useSyncExternalStore(subscribe, sendings, () => nothingSent);

/** Returns the upload of a form, if there is one. */
export const useSending = (key: UploadKey): Sending | undefined =>
  useSendings().find((one) => one.key === key);
