import { inQueue } from '@elenco/core/operations';

/** The part of an address that holds the queue. */
type Address = Pick<URL, 'searchParams'>;

/** Returns the queue in an address, the position in it, and the number of rows done so far. */
export function queueIn({ searchParams }: Address): { code: string; at: number; done: number } | undefined {
  const code = searchParams.get('queue');
  const at = Number(searchParams.get('at'));
  const done = Number(searchParams.get('done'));
  if (!code || !/^\w+$/.test(code) || !Number.isInteger(at)) return undefined;
  return { code, at, done: Number.isInteger(done) && done > 0 && done < 10_000 ? done : 0 };
}

/** Returns a form's redirect target, or a link, with the queue of the current page kept in it. */
export function keepQueue(address: Address, to: string): string {
  const queue = queueIn(address);
  return queue && !to.includes('queue=') ? inQueue(to, queue.code, queue.at, queue.done) : to;
}
