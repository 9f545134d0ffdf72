import { createContext, useContext } from 'react';

/** The answer's nonce during server rendering; empty in the browser, where browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
