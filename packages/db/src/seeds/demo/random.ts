/** A small pseudorandom generator (mulberry32). The same seed gives the same demo data on every machine. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)] as T;
  }

  /** Returns `count` different random items, in the order of the list. */
  some<T>(from: readonly T[], count: number): T[] {
    const marked = from.map((item, place) => ({ item, place, luck: this.next() }));
    const lucky = marked.sort((a, b) => a.luck - b.luck).slice(0, count);
    return lucky.sort((a, b) => a.place - b.place).map(({ item }) => item);
  }
}
