import { createContext, useContext } from 'react';

/** Context with the function that opens the command palette. */
export const JumpContext = createContext<() => void>(() => {});
export const useJump = (): (() => void) => useContext(JumpContext);
