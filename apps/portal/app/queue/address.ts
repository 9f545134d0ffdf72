import { inQueue } from '@elenco/core/notice';

/** The queue that an address was opened from, and the stop that it is. */
export function queueIn(url: URL): { code: string; at: number } | undefined {
  const code = url.searchParams.get('queue');
  const at = Number(url.searchParams.get('at'));
  return code && /^\w+$/.test(code) && Number.isInteger(at) ? { code, at } : undefined;
}

/** Keeps a person in the queue whom a form leads on to `to`. */
export function keepQueue(url: URL, to: string): string {
  const queue = queueIn(url);
  return queue && !to.includes('queue=') ? inQueue(to, queue.code, queue.at) : to;
}
