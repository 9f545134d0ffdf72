import { amount } from './brief';

export interface Timing {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const WARM_UPS = amount(5, 0);

/**
 * Returns the milliseconds of each of `asked` runs, one after the other. Five warm-up runs come first and are
 * not measured. In a brief run, only two runs are measured.
 */
export async function timed(work: () => Promise<unknown>, asked: number): Promise<Timing> {
  const times = amount(asked, 2);
  for (let n = 0; n < WARM_UPS; n += 1) await work();
  const taken: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(times - 1, Math.floor(times * share))]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
export const percentiles = ({ p50, p95, p99 }: Timing): string => [p50, p95, p99].map(ms).join(' / ');

/**
 * Returns the responses per second and the number of failures of concurrent clients. A client that has
 * completed one of `works` continues with the next one.
 */
export async function throughput(
  works: readonly (() => Promise<unknown>)[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<{ rate: number; failed: number }> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  let failed = 0;
  const runClient = async (first: number) => {
    for (let n = first; performance.now() < end; n += 1) {
      await works[n % works.length]!().then(
        () => (done += 1),
        () => (failed += 1),
      );
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, n) => runClient(n)));
  return { rate: done / seconds, failed };
}
