import { createContext, useContext } from 'react';

/** Opens the command palette. */
export const JumpContext = createContext<() => void>(() => {});
export const useJump = (): (() => void) => useContext(JumpContext);
