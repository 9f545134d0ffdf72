/**
 * Exponential delay after wrong passwords: after `free` failures, the next attempt must wait `first` seconds.
 * After each further failure, the delay is twice as long, up to `longest` seconds. Accounts are never locked.
 */
export interface Delay {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

/** Delays after wrong passwords. The sign-in form, REST and reauthentication share the counts. */
export const guessDelays = {
  /** Delay per account and network, so that an attacker in a different network cannot slow down the user. */
  together: { free: 5, first: 2, longest: 900 },
  /** Delay per account, for unknown devices, against guesses from many networks. */
  account: { free: 20, first: 2, longest: 300 },
  /** Delay per network, over all accounts. A whole office may share a network. */
  ip: { free: 40, first: 1, longest: 60 },
} as const satisfies Readonly<Record<string, Delay>>;

export type GuessCount = keyof typeof guessDelays;

/**
 * Returns the counters that apply to an attempt. A known device is delayed only by failures of its own
 * network, not by failures in other networks.
 */
export const guessCountsOf = (knownDevice: boolean): readonly GuessCount[] =>
  knownDevice ? ['together'] : ['together', 'account', 'ip'];

/** Hours without an attempt after which wrong passwords are forgotten. */
export const guessHours = 24;

export interface Guesses {
  /** Number of wrong passwords. */
  readonly wrong: number;
  /** When the current delay ends. */
  readonly waitsUntil: string;
}

/** Returns the seconds until the next attempt is allowed. */
export const waitAfter = (wrong: number, { free, first, longest }: Delay): number =>
  wrong < free ? 0 : Math.min(longest, first * 2 ** (wrong - free));

const later = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();

/**
 * Counts an attempt as wrong until it succeeds. Returns the seconds left to wait instead, if the attempt is
 * not allowed yet.
 */
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
