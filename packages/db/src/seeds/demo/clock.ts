import { addDays } from '@elenco/brazil';

/** The demo data’s clock: it is told in the past and ends on the day on which it is told. */
export class DemoClock {
  #now: string;

  constructor(readonly today: string) {
    this.#now = `${today}T12:00:00.000Z`;
  }

  readonly now = (): string => this.#now;

  /** Goes to a day counted back from today, at nine in the morning in São Paulo; later steps of it come after. */
  at(daysAgo: number): void {
    this.#now = `${addDays(this.today, -daysAgo)}T12:00:00.000Z`;
  }

  /** A little later on the same day, so that steps have an order. */
  tick(minutes = 7): void {
    this.#now = new Date(Date.parse(this.#now) + minutes * 60_000).toISOString();
  }

  /** A business date counted from today. */
  day(fromToday: number): string {
    return addDays(this.today, fromToday);
  }
}
