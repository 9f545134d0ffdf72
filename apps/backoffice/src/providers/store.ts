import { localStorageStore, memoryStore, type Store } from 'ra-core';
import { type Prefer, readPreferences } from './preferences';

export interface Look {
  readonly scheme: 'light' | 'dark';
  /** True for high contrast, which can be combined with light or dark. */
  readonly high: boolean;
}

/** Returns the color scheme in the portal's cookie, otherwise the operating system's. */
export function chosenLook(): Look {
  const chosen = readPreferences(document.cookie);
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = (chosen.get('scheme') ?? system) === 'dark' ? 'dark' : 'light';
  return { scheme, high: chosen.get('contrast') === 'high' };
}

/**
 * True for keys that are stored permanently: columns and saved filters, but not current filters and pages.
 */
const isKept = (key: string) => /\.savedQueries$|\.datatable/.test(key);

/**
 * react-admin's store. Columns and saved filters of each user are in the browser's local storage. The color
 * scheme is in the portal's preferences, and everything else is in memory.
 */
export function makeStore(userId: number, scheme: Look['scheme'], prefer: Prefer): Store {
  const kept = localStorageStore(undefined, `office.${userId}`);
  const passing = memoryStore({ theme: scheme });
  const of = (key: string) => (isKept(key) ? kept : passing);
  return {
    ...passing,
    getItem: (key, initial) => of(key).getItem(key, initial),
    setItem(key, value) {
      of(key).setItem(key, value);
      if (key === 'theme') void prefer('scheme', String(value));
    },
    removeItem: (key) => of(key).removeItem(key),
    subscribe: (key, onChange) => of(key).subscribe(key, onChange),
  };
}
