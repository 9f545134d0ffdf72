/** Maximum number of attempts in a fixed time window. All processes share the counts. */
export interface Allowance {
  readonly times: number;
  readonly minutes: number;
}

/** Limits per account (by e-mail address, registered or not), per client address, or both. */
interface Limits {
  readonly account?: Allowance;
  readonly ip?: Allowance;
}

/**
 * Rate limits for actions without authentication, against guessing and mail flooding. A limit per account
 * counts the attempts of all clients for the account; a limit per client address counts the attempts for all
 * accounts. A whole office may share a client address. `guessDelays` limits passwords. See
 * docs/spec/safety.md#rate-limits.
 */
export const allowances = {
  signUp: { account: { times: 5, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** Requesting another confirmation e-mail. */
  resend: { account: { times: 3, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** Opening a link in an e-mail. */
  link: { ip: { times: 60, minutes: 15 } },
  /**
   * Entering a code of six digits. Three codes are valid at any time, so five guesses in 15 minutes are very
   * unlikely to find one.
   */
  secondFactor: { account: { times: 5, minutes: 15 }, ip: { times: 40, minutes: 15 } },
  /** Starting a sign-in with Google. */
  google: { ip: { times: 60, minutes: 15 } },
  /** Starting the connection of an account at a network such as Instagram. */
  network: { account: { times: 30, minutes: 15 }, ip: { times: 60, minutes: 15 } },
  forgot: { account: { times: 3, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** Requesting an e-mail to a new sign-in address, which may belong to a stranger. Limit per address. */
  newEmail: { account: { times: 3, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** Requesting an e-mail to a new sign-in address. Limit per user, for all addresses together. */
  newEmailBy: { account: { times: 5, minutes: 60 } },
  /** Opening a page with a share link. */
  shareLink: { ip: { times: 600, minutes: 15 } },
  /** Uploading files with a share link. */
  guestFile: { ip: { times: 30, minutes: 60 } },
  /** Requesting a meeting. */
  lead: { account: { times: 5, minutes: 60 }, ip: { times: 20, minutes: 60 } },
  /** Subscribing to the newsletter, which sends an e-mail to an address that may belong to a stranger. */
  newsletter: { account: { times: 3, minutes: 60 }, ip: { times: 20, minutes: 60 } },
  /** Requesting personal data without an account, which sends an e-mail to any address. */
  privacyRequest: { account: { times: 3, minutes: 60 }, ip: { times: 20, minutes: 60 } },
  /** Guessing the pre-launch password. The right password is not counted. */
  prelaunch: { ip: { times: 10, minutes: 15 } },
} as const satisfies Readonly<Record<string, Limits>>;

export type AllowanceName = keyof typeof allowances;

const aDay = (times: number) => ({ times, minutes: 24 * 60 }) as const;

/** Daily limits of e-mails to addresses that a user types and that may belong to a stranger. */
interface EmailAllowance {
  /** Limit of one user or share link, for all addresses together. */
  readonly byUser: Allowance;
  /** Limit of one user or share link, for one address. */
  readonly byUserToAddress: Allowance;
  /** Limit of all users together, for one address. */
  readonly toAddress: Allowance;
}

/**
 * Limits by kind of e-mail; `strangerEmails` assigns them. Staff and scheduled jobs are not limited. See
 * decision 020.
 */
export const emailAllowances = {
  invitation: { byUser: aDay(200), byUserToAddress: aDay(5), toAddress: aDay(10) },
  shareLink: { byUser: aDay(40), byUserToAddress: aDay(8), toAddress: aDay(20) },
  /**
   * E-mails of Elenco Pay: those that the creator sends to the client, and those that actions of creator or
   * client cause.
   */
  ownContract: { byUser: aDay(40), byUserToAddress: aDay(10), toAddress: aDay(20) },
  /**
   * The e-mail with which a client accepts a contract. It has its own limit, so that other e-mails cannot use
   * it up.
   */
  acceptance: { byUser: aDay(5), byUserToAddress: aDay(5), toAddress: aDay(10) },
  /** The e-mail that confirms a new account. */
  confirmation: { byUser: aDay(10), byUserToAddress: aDay(10), toAddress: aDay(10) },
  newAddress: { byUser: aDay(15), byUserToAddress: aDay(8), toAddress: aDay(10) },
  newsletter: { byUser: aDay(5), byUserToAddress: aDay(5), toAddress: aDay(5) },
  privacyRequest: { byUser: aDay(5), byUserToAddress: aDay(5), toAddress: aDay(5) },
} as const satisfies Readonly<Record<string, EmailAllowance>>;

export type EmailAllowanceName = keyof typeof emailAllowances;

/** Normalizes an e-mail address for counting: upper case and plus suffixes lead to the same mailbox. */
export const mailboxOf = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/** Default maximum number of calls per token and minute. An installation may configure another number. */
export const callsAMinute = 600;

/**
 * Returns the maximum calls per minute, for REST and pages together. A signed-in user may run a program
 * alongside the browser, and an office may share a client address.
 */
export const callAllowances = (perToken = callsAMinute) => ({
  token: perToken,
  person: 2 * perToken,
  address: 5 * perToken,
});

export type CallerKind = keyof ReturnType<typeof callAllowances>;

/** Maximum sizes of request bodies, in bytes unless stated otherwise. See docs/spec/safety.md#sizes. */
export const bodyLimits = {
  /** Whole body of a request without authentication; no public form is longer. */
  unknown: 64 * 1024,
  /** A form counts as one more call by its client address for every further block of this size. */
  perCall: 64 * 1024,
  /**
   * Whole body of a request with authentication. The part of a file that exceeds this limit is dropped, so
   * that the typed fields are still received.
   */
  whole: 64 * 1024 * 1024,
  /** All text fields of a form together. */
  text: 1024 * 1024,
  /** Number of fields and files in a form. */
  parts: 1_000,
  /** Length of a field's name. */
  name: 200,
  /** Headers of one part, whose file name may have 255 characters. */
  headers: 4 * 1024,
} as const;

/** Source of an attempt. */
export interface AttemptSource {
  /** E-mail address of the account. */
  readonly account?: string;
  /** Client address. */
  readonly ip: string;
}
