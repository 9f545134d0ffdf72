import { inQueue } from '@elenco/core/operations';

/** Returns the queue in a query string, the current position, and the number of rows done so far. */
export function queueIn(url: URL): { code: string; at: number; done: number } | undefined {
  const code = url.searchParams.get('queue');
  const at = Number(url.searchParams.get('at'));
  const done = Number(url.searchParams.get('done'));
  if (!code || !/^\w+$/.test(code) || !Number.isInteger(at)) return undefined;
  return { code, at, done: Number.isInteger(done) && done > 0 && done < 10_000 ? done : 0 };
}

/** Returns the redirect target of a form, with the queue of the current page added. */
export function keepQueue(url: URL, to: string): string {
  const queue = queueIn(url);
  return queue && !to.includes('queue=') ? inQueue(to, queue.code, queue.at, queue.done) : to;
}
