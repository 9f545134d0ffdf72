import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts are at work in this page: not on the server, nor in the first picture of what it sent. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
