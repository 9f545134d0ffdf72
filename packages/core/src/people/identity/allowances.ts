/** Maximum number of attempts, counted in fixed windows that all processes share. */
export interface Allowance {
  readonly times: number;
  readonly minutes: number;
}

/** Per account (by e-mail address, registered or not) and per client address, or one of them. */
interface Limits {
  readonly account?: Allowance;
  readonly ip?: Allowance;
}

/**
 * Rate limits for actions without authentication, against guessing and mail flooding: per account across all
 * clients, per client address across all accounts. A whole office may share an address. Passwords:
 * `guessDelays`. See docs/spec/safety.md#rate-limits.
 */
export const allowances = {
  signUp: { account: { times: 5, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** Requesting the confirmation e-mail again. */
  resend: { account: { times: 3, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** Following a link from an e-mail. */
  link: { ip: { times: 60, minutes: 15 } },
  /** A code of six digits, of which three are valid at any time: five guesses in 15 minutes are not enough. */
  secondFactor: { account: { times: 5, minutes: 15 }, ip: { times: 40, minutes: 15 } },
  /** Starting a sign-in with Google. */
  google: { ip: { times: 60, minutes: 15 } },
  /** Starting to connect a network account. */
  network: { account: { times: 30, minutes: 15 }, ip: { times: 60, minutes: 15 } },
  forgot: { account: { times: 3, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** An e-mail to a new sign-in address, which may belong to a stranger: per address. */
  newEmail: { account: { times: 3, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** The same per user, whatever the address. */
  newEmailBy: { account: { times: 5, minutes: 60 } },
  /** Opening a page with a share link. */
  shareLink: { ip: { times: 600, minutes: 15 } },
  /** Uploading files with a share link. */
  guestFile: { ip: { times: 30, minutes: 60 } },
  /** Requesting a meeting. */
  lead: { account: { times: 5, minutes: 60 }, ip: { times: 20, minutes: 60 } },
  /** Subscribing to the newsletter: an e-mail to an address that may belong to a stranger. */
  newsletter: { account: { times: 3, minutes: 60 }, ip: { times: 20, minutes: 60 } },
  /** Requesting personal data without an account: an e-mail to any address. */
  privacyRequest: { account: { times: 3, minutes: 60 }, ip: { times: 20, minutes: 60 } },
  /** Guessing the pre-launch password; the right one is not counted. */
  prelaunch: { ip: { times: 10, minutes: 15 } },
} as const satisfies Readonly<Record<string, Limits>>;

export type AllowanceName = keyof typeof allowances;

const aDay = (times: number) => ({ times, minutes: 24 * 60 }) as const;

/** Daily limits of e-mails to addresses that a user types and that may belong to a stranger. */
interface EmailAllowance {
  /** Limit for one user, or one share link, to all addresses. */
  readonly byUser: Allowance;
  /** Limit for one user, or one share link, to one address. */
  readonly byUserToAddress: Allowance;
  /** Limit for all users to one address. */
  readonly toAddress: Allowance;
}

/**
 * Limits by kind of e-mail; `strangerEmails` assigns them. Staff and scheduled jobs are not limited. See
 * decision 020.
 */
export const emailAllowances = {
  invitation: { byUser: aDay(200), byUserToAddress: aDay(5), toAddress: aDay(10) },
  shareLink: { byUser: aDay(40), byUserToAddress: aDay(8), toAddress: aDay(20) },
  /** Elenco Pay: messages of the creator to the client, and e-mails that follow from actions of both. */
  ownContract: { byUser: aDay(40), byUserToAddress: aDay(10), toAddress: aDay(20) },
  /** E-mail by which a client accepts; separate, so that other e-mails cannot use it up. */
  acceptance: { byUser: aDay(5), byUserToAddress: aDay(5), toAddress: aDay(10) },
  /** Confirmation of a new account. */
  confirmation: { byUser: aDay(10), byUserToAddress: aDay(10), toAddress: aDay(10) },
  newAddress: { byUser: aDay(15), byUserToAddress: aDay(8), toAddress: aDay(10) },
  newsletter: { byUser: aDay(5), byUserToAddress: aDay(5), toAddress: aDay(5) },
  privacyRequest: { byUser: aDay(5), byUserToAddress: aDay(5), toAddress: aDay(5) },
} as const satisfies Readonly<Record<string, EmailAllowance>>;

export type EmailAllowanceName = keyof typeof emailAllowances;

/** Normalizes an address for counting: case and plus suffixes belong to the same mailbox. */
export const mailboxOf = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/** Default maximum of calls per token and minute; an installation may set another. */
export const callsAMinute = 600;

/**
 * Returns the maximum calls per minute for REST and pages together, signed in or not. A user may have a busy
 * program and a browser, and an office may share an address.
 */
export const callAllowances = (perToken = callsAMinute) => ({
  token: perToken,
  person: 2 * perToken,
  address: 5 * perToken,
});

export type CallerKind = keyof ReturnType<typeof callAllowances>;

/** Limits on request bodies, in bytes unless stated otherwise. See docs/spec/safety.md#sizes. */
export const bodyLimits = {
  /** Whole body without authentication: no public form is longer. */
  unknown: 64 * 1024,
  /** Each further block of this size of a form counts as another call of its address. */
  perCall: 64 * 1024,
  /**
   * Whole body with authentication: the rest of a larger file is dropped, so that the typed fields are kept.
   */
  whole: 64 * 1024 * 1024,
  /** All text fields of one form. */
  text: 1024 * 1024,
  /** Fields and files of one form. */
  parts: 1_000,
  /** Name of a field. */
  name: 200,
  /** Headers of one part: a file name may have 255 characters. */
  headers: 4 * 1024,
} as const;

/** Origin of an attempt: account by e-mail address, and client address. */
export interface Trier {
  readonly account?: string;
  readonly ip: string;
}
