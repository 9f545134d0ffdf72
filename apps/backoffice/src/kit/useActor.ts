import type { Actor } from '@elenco/core/people';
import { createContext, useContext } from 'react';

/** Told once by the frame of every screen: asked for in each cell of a table, it would be a query in each. */
export const ActorContext = createContext<Actor>({ role: 'nobody' });

/** Who sits here. Nobody until the server has said so, and nobody may do anything. */
export const useActor = (): Actor => useContext(ActorContext);
