/**
 * Local storage key of the flag that this browser has passed the pre-launch gate. Only the server's cookie
 * opens pages (docs/spec/people.md#pre-launch-gate).
 */
const flag = 'dont-show-wall';

/** Accesses local storage. Browsers may block it; the gate works without it. */
function withLocalStorage(act: (store: Storage) => void): void {
  try {
    act(localStorage);
  } catch {}
}

export const rememberGatePassed = (): void => withLocalStorage((store) => store.setItem(flag, 'true'));

/**
 * Removes an old flag, since the server has just shown the gate. Calls `leave` when another window sets the
 * flag, or if the flag is set when the browser restores this page.
 * @returns a function that stops listening
 */
export function onGatePassed(leave: () => void): () => void {
  withLocalStorage((store) => store.removeItem(flag));
  const check = () => withLocalStorage((store) => store.getItem(flag) && leave());
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  return () => {
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', check);
  };
}
