import { createContext } from 'react';

/**
 * The first menu entry that the current user may open. The layout provides it, so that screens need not
 * import the menu.
 */
export const FirstPlaceContext = createContext<{ readonly to: string; readonly label: string } | undefined>(
  undefined,
);
