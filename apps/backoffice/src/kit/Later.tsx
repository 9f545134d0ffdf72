import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the first screen of this visit stands; from then on nothing is put off. */
let isBegun = false;

interface Props {
  readonly children: ReactNode;
  /** Holds its place until then. */
  readonly instead?: ReactNode;
}

/** What stands around a list is drawn once its rows have been asked for, so that those are drawn first. */
export function Later({ children, instead = null }: Props) {
  const [drawn, setDrawn] = useState(isBegun);
  useEffect(() => {
    isBegun = true;
    startTransition(() => setDrawn(true));
  }, []);
  return <>{drawn ? children : instead}</>;
}
