import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the first screen of this visit stands; from then on nothing is put off. */
let isBegun = false;

/** What stands around a list is drawn once its rows have been asked for, so that those are drawn first. */
export function Later({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(isBegun);
  useEffect(() => {
    isBegun = true;
    startTransition(() => setDrawn(true));
  }, []);
  return drawn ? children : null;
}
