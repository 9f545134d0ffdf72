import { localStorageStore, memoryStore, type Store } from 'ra-core';
import { type Prefer, readPreferences } from './preferences';

export interface Look {
  readonly scheme: 'light' | 'dark';
  /** Strong contrast, which is neither light nor dark. */
  readonly high: boolean;
}

/** Colours follow the portal's cookie, and where that is silent the system. */
export function chosenLook(): Look {
  const chosen = readPreferences(document.cookie);
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = (chosen.get('scheme') ?? system) === 'dark' ? 'dark' : 'light';
  return { scheme, high: chosen.get('contrast') === 'high' };
}

/** What somebody set up for their work; filters and pages that were looked at are nobody's business after the visit. */
const isKept = (key: string) => /\.savedQueries$|\.datatable/.test(key);

/**
 * Where react-admin keeps choices: columns and saved searches in the browser, for this person alone; light and dark
 * where the portal keeps it, so that both sides of the product look alike; all else until the window closes.
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
