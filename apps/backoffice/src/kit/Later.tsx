import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the first screen of this visit stands; from then on nothing is put off. */
let standing = false;

/** What stands around a list is drawn once its rows have been asked for, so that those are drawn first. */
export function Later({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(standing);
  useEffect(() => {
    standing = true;
    startTransition(() => setDrawn(true));
  }, []);
  return drawn ? children : null;
}
