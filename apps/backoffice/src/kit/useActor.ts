import type { Actor } from '@elenco/core/people';
import { createContext, useContext } from 'react';

/**
 * Current user. The layout provides this context once, since a query in each table cell would be expensive.
 */
export const ActorContext = createContext<Actor>({ role: 'nobody' });

/** Returns the current user. Until the user is loaded, returns an actor without permissions. */
export const useActor = (): Actor => useContext(ActorContext);
