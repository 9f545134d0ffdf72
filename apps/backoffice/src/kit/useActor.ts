import type { Actor } from '@elenco/core/people';
import { createContext, useContext } from 'react';

/** Provided once by the layout, since a query in each table cell would be expensive. */
export const ActorContext = createContext<Actor>({ role: 'nobody' });

/** Returns the current user; `nobody` until loaded, without any permission. */
export const useActor = (): Actor => useContext(ActorContext);
