import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once scripts run in this page: not on the server, nor during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
