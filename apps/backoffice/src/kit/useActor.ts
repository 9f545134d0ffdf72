import type { Actor } from '@elenco/core/people';
import { createContext, useContext } from 'react';

/** Provided once by the layout, since a query in each table cell would be expensive. */
export const ActorContext = createContext<Actor>({ role: 'nobody' });

/** Returns the current user; an actor without permissions until loaded. */
export const useActor = (): Actor => useContext(ActorContext);
