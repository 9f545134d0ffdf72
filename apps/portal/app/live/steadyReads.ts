const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

let steady = false;

/**
 * From now on, reading anew the page that is shown waits for the connection instead of failing: Remix would put the
 * page of the failure in its place, with all that was typed there. Whoever leaves the page ends the wait. Only a broken
 * connection is waited for; what the server answers stands, and so does the failure of a page that is yet to come.
 */
export function keepReadsSteady(): void {
  if (steady) return;
  steady = true;
  const { fetch } = window;
  window.fetch = (input, init) =>
    input instanceof URL && isOfThisPage(input, init)
      ? readWhole(() => fetch(input, init), init?.signal)
      : fetch(input, init);
}

function isOfThisPage({ origin, pathname }: URL, init: RequestInit | undefined) {
  const { location } = window;
  const shown = location.pathname === '/' ? '/_root' : location.pathname.replace(/\/$/, '');
  return (init?.method ?? 'GET') === 'GET' && origin === location.origin && pathname === `${shown}.data`;
}

async function readWhole(read: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      const answer = await read();
      // The connection may break in the midst of the answer, too. Its copy is read: the answer itself stays as it came.
      await answer.clone().arrayBuffer();
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
      await connectionOr(wait * (0.5 + Math.random()), signal);
    }
  }
}

/** Waits for so many milliseconds; less where the browser is told of a connection, or the wait is ended. */
function connectionOr(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', go);
      signal?.removeEventListener('abort', go);
      resolve();
    };
    const timer = window.setTimeout(go, ms);
    window.addEventListener('online', go);
    signal?.addEventListener('abort', go);
  });
}
