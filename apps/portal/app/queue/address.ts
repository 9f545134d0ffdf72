import { inQueue } from '@elenco/core/operations';

/** Returns the queue in an address, and the position in it. */
export function queueIn(url: URL): { code: string; at: number } | undefined {
  const code = url.searchParams.get('queue');
  const at = Number(url.searchParams.get('at'));
  return code && /^\w+$/.test(code) && Number.isInteger(at) ? { code, at } : undefined;
}

/** Returns the redirect target of a form with the queue of the current page kept in it. */
export function keepQueue(url: URL, to: string): string {
  const queue = queueIn(url);
  return queue && !to.includes('queue=') ? inQueue(to, queue.code, queue.at) : to;
}
