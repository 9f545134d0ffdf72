import { addDays, businessDate, startOfDay } from '@elenco/brazil';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Clock of the demo data. It is set to times in the past and never passes `end` (ISO 8601, UTC). */
export class DemoClock {
  /** Business date on which the demo data ends. */
  readonly today: string;
  #now: string;
  readonly #end: number;

  constructor(end: string) {
    this.today = businessDate(end);
    this.#end = Date.parse(end);
    this.#now = this.startOf(this.today);
  }

  readonly now = (): string => this.#now;

  /**
   * Returns the time at which the steps of a day start: nine in the morning in São Paulo. On the last day, at
   * the latest halfway between midnight and `end`.
   */
  startOf(day: string): string {
    const midnight = Date.parse(startOfDay(day));
    const lasts = day === this.today ? (this.#end - midnight) / 2 : Number.POSITIVE_INFINITY;
    return new Date(midnight + Math.min(9 * HOUR_MS, lasts)).toISOString();
  }

  /** Sets the clock to the start of an earlier day. `tick` advances it from there. */
  at(daysAgo: number): void {
    this.#now = this.startOf(this.day(-daysAgo));
  }

  /**
   * Advances the clock by some minutes on the same day, so that steps have an order. On the last day,
   * advances the clock by less, so that it does not pass `end`.
   */
  tick(minutes = 7): void {
    const isLast = businessDate(this.#now) === this.today;
    const left = this.#end - Date.parse(this.startOf(this.today));
    const pace = isLast ? Math.min(1, left / (12 * HOUR_MS)) : 1;
    this.#now = new Date(Date.parse(this.#now) + minutes * MINUTE_MS * pace).toISOString();
  }

  /**
   * Returns the business date that is `fromToday` days after the last day of the demo data. A negative number
   * gives an earlier day.
   */
  day(fromToday: number): string {
    return addDays(this.today, fromToday);
  }
}
