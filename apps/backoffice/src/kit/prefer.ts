import { createContext, useContext } from 'react';
import type { Prefer } from '../providers/preferences';

/** Keeps a choice about how pages look; given by the app. */
export const PreferContext = createContext<Prefer>(async () => {});
export const usePrefer = (): Prefer => useContext(PreferContext);
