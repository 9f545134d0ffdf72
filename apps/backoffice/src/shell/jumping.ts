import { createContext, useContext } from 'react';

/** Opens the palette. */
export const JumpContext = createContext<() => void>(() => {});
export const useJump = (): (() => void) => useContext(JumpContext);
