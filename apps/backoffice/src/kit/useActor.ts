import type { Actor } from '@elenco/core/people';
import { createContext, useContext } from 'react';

/** The layout provides the actor once, since a query in each table cell would be expensive. */
export const ActorContext = createContext<Actor>({ role: 'nobody' });

/** Returns the current user; an actor without permissions until loaded. */
export const useActor = (): Actor => useContext(ActorContext);
