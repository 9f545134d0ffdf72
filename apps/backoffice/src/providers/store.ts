import { localStorageStore, memoryStore, type Store } from 'ra-core';
import { type Prefer, readPreferences } from './preferences';

export interface Look {
  readonly scheme: 'light' | 'dark';
  /** True for high contrast, which can be combined with light or dark. */
  readonly high: boolean;
}

/** Returns the color scheme of the portal's cookie, or else that of the system. */
export function chosenLook(): Look {
  const chosen = readPreferences(document.cookie);
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = (chosen.get('scheme') ?? system) === 'dark' ? 'dark' : 'light';
  return { scheme, high: chosen.get('contrast') === 'high' };
}

/** True for columns and saved filters, which are kept; filters and pages are not. */
const isKept = (key: string) => /\.savedQueries$|\.datatable/.test(key);

/**
 * Store of react-admin. Columns and saved filters are in the browser's local storage, per user; the color
 * scheme is in the portal's preferences; everything else is in memory.
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
