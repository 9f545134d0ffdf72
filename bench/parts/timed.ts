export interface Timing {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Milliseconds of `times` runs one after the other, after five that do not count. */
export async function timed(work: () => Promise<unknown>, times: number): Promise<Timing> {
  for (let n = 0; n < 5; n += 1) await work();
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

/** How many answers a second with so many askers at once, each going on with the next of `works`; and how many failed. */
export async function throughput(
  works: readonly (() => Promise<unknown>)[],
  { askers, seconds }: { askers: number; seconds: number },
): Promise<{ rate: number; failed: number }> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  let failed = 0;
  const asker = async (first: number) => {
    for (let n = first; performance.now() < end; n += 1) {
      await works[n % works.length]!().then(
        () => (done += 1),
        () => (failed += 1),
      );
    }
  };
  await Promise.all(Array.from({ length: askers }, (_, n) => asker(n)));
  return { rate: done / seconds, failed };
}
