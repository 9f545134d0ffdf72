import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the first screen of this visit stands; from then on nothing is put off. */
let isBegun = false;

interface Props {
  readonly children: ReactNode;
  /** Holds its place until then. */
  readonly instead?: ReactNode;
}

/** Makes a change after the browser has painted what stands. @returns takes it back, where it has not been made */
export function oncePainted(change: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(change));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** What stands around a list is drawn once its rows have been asked for, so that those are drawn first. */
export function Later({ children, instead = null }: Props) {
  const [drawn, setDrawn] = useState(isBegun);
  useEffect(() => {
    isBegun = true;
    return oncePainted(() => setDrawn(true));
  }, []);
  return <>{drawn ? children : instead}</>;
}
