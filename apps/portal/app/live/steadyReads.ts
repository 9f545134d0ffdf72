const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

let steady = false;

/**
 * Makes reloads of page data wait for the connection instead of failing, since Remix would replace the page
 * with an error page and lose all input. Leaving the page ends the wait. Responses of the server are never
 * retried, and neither are failures while navigating to another page.
 */
export function retryDataRequests(): void {
  if (steady) return;
  steady = true;
  const { fetch } = window;
  window.fetch = (input, init) =>
    input instanceof URL && isOfThisPage(input, init)
      ? fetchWithRetry(() => fetch(input, init), init?.signal)
      : fetch(input, init);
}

function isOfThisPage({ origin, pathname }: URL, init: RequestInit | undefined) {
  const { location } = window;
  const shown = location.pathname === '/' ? '/_root' : location.pathname.replace(/\/$/, '');
  return (init?.method ?? 'GET') === 'GET' && origin === location.origin && pathname === `${shown}.data`;
}

async function fetchWithRetry(read: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      const answer = await read();
      // The connection may also break while the response is read. Therefore a copy is read, and the response
      // itself stays unread.
      await answer.clone().arrayBuffer();
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
      await waitForConnection(wait * (0.5 + Math.random()), signal);
    }
  }
}

/** Waits for the given time, or until the browser is online again or the wait is aborted. */
function waitForConnection(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
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
