/**
 * Exponential backoff for wrong passwords: after `free` failures the next attempt waits `first` seconds,
 * doubled after each further one, up to `longest`. There is no lockout.
 */
export interface Delay {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

/** Counters of wrong passwords, shared by the sign-in form, REST and reauthentication. */
export const guessDelays = {
  /** Delays per account and network, so that an attacker cannot slow down users elsewhere. */
  together: { free: 5, first: 2, longest: 900 },
  /** Delays per account, from unknown devices: distributed guessing. */
  account: { free: 20, first: 2, longest: 300 },
  /** Delays per network, across accounts; a whole office may share it. */
  ip: { free: 40, first: 1, longest: 60 },
} as const satisfies Readonly<Record<string, Delay>>;

export type GuessCount = keyof typeof guessDelays;

/** Returns the counters of an attempt. A known device is affected only by its own failures. */
export const guessCountsOf = (knownDevice: boolean): readonly GuessCount[] =>
  knownDevice ? ['together'] : ['together', 'account', 'ip'];

/** Hours without an attempt after which wrong passwords are forgotten. */
export const guessHours = 24;

/** Number of wrong passwords, and the end of the current delay. */
export interface Guesses {
  readonly wrong: number;
  readonly waitsUntil: string;
}

/** Returns the delay of the next attempt in seconds. */
export const waitAfter = (wrong: number, { free, first, longest }: Delay): number =>
  wrong < free ? 0 : Math.min(longest, first * 2 ** (wrong - free));

const later = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();

/** Counts an attempt as wrong until it succeeds, or returns the seconds left to wait. */
export function guess(
  { wrong, waitsUntil }: Guesses,
  delay: Delay,
  now: string,
): { readonly wait: number } | { readonly counted: Guesses } {
  const wait = Math.ceil((Date.parse(waitsUntil) - Date.parse(now)) / 1_000);
  if (wait > 0) return { wait };
  const before = -wait >= guessHours * 3_600 ? 0 : wrong;
  return { counted: { wrong: before + 1, waitsUntil: later(now, waitAfter(before + 1, delay)) } };
}
