/**
 * How wrong passwords are slowed: after `free` of them the next one waits `first` seconds, and twice as long after each
 * further one, up to `longest`. There is no wall: whoever waits may try.
 */
export interface Delay {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

/** Where wrong passwords are counted, the sign-in's form, REST and a page that asks anew together. */
export const guessDelays = {
  /** Of one account from one network, so that nobody slows somebody who is elsewhere. */
  together: { free: 5, first: 2, longest: 900 },
  /** Of one account from places where its owner has never signed in: guessing that is spread over many addresses. */
  account: { free: 20, first: 2, longest: 300 },
  /** From one network, whatever the account; a whole office may share it. */
  ip: { free: 40, first: 1, longest: 60 },
} as const satisfies Readonly<Record<string, Delay>>;

export type GuessCount = keyof typeof guessDelays;

/** A place where the person has signed in before feels its own wrong passwords alone, whatever others do elsewhere. */
export const guessCountsOf = (knownDevice: boolean): readonly GuessCount[] =>
  knownDevice ? ['together'] : ['together', 'account', 'ip'];

/** Hours without a try after which wrong passwords are forgotten. */
export const guessHours = 24;

/** Wrong passwords so far, and until when the next one waits. */
export interface Guesses {
  readonly wrong: number;
  readonly waitsUntil: string;
}

/** The seconds that the next try waits after so many wrong ones. */
export const waitAfter = (wrong: number, { free, first, longest }: Delay): number =>
  wrong < free ? 0 : Math.min(longest, first * 2 ** (wrong - free));

const later = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();

/** One more try, counted as a wrong one until it turns out to be right; or the seconds that it has to wait still. */
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
