/** This browser has passed the pre-launch gate. Only the server's cookie opens it (docs/spec/people.md#pre-launch-gate). */
const flag = 'dont-show-wall';

/** A browser may refuse its store altogether; the gate works without. */
function stored(act: (store: Storage) => void): void {
  try {
    act(localStorage);
  } catch {}
}

export const remember = (): void => stored((store) => store.setItem(flag, 'true'));

/**
 * The server has shown the gate, so a flag that is still there is of an older password and goes. One that another
 * window sets from now on, or that is there when the browser brings this page back, takes the gate away at once.
 * @returns what ends it
 */
export function whenOpened(leave: () => void): () => void {
  stored((store) => store.removeItem(flag));
  const check = () => stored((store) => store.getItem(flag) && leave());
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  return () => {
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', check);
  };
}
