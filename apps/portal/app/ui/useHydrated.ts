import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once scripts run on this page: false on the server and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
