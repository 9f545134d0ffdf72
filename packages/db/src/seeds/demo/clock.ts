import { addDays } from '@elenco/brazil';

/** Clock of the demo data: it runs in the past and ends on `today`. */
export class DemoClock {
  #now: string;

  constructor(readonly today: string) {
    this.#now = `${today}T12:00:00.000Z`;
  }

  readonly now = (): string => this.#now;

  /** Sets the clock to a day before today, at nine in the morning in São Paulo; later steps follow. */
  at(daysAgo: number): void {
    this.#now = `${addDays(this.today, -daysAgo)}T12:00:00.000Z`;
  }

  /** Advances the clock on the same day, so that steps have an order. */
  tick(minutes = 7): void {
    this.#now = new Date(Date.parse(this.#now) + minutes * 60_000).toISOString();
  }

  /** Returns a business date relative to today. */
  day(fromToday: number): string {
    return addDays(this.today, fromToday);
  }
}
