/** How often something may be tried, counted in windows of equal length that all processes share. */
export interface Allowance {
  readonly times: number;
  readonly minutes: number;
}

/** By account (the e-mail address, known or not) and by the address that a request comes from, or one of them. */
interface Limits {
  readonly account?: Allowance;
  readonly ip?: Allowance;
}

/**
 * What anybody may try without being signed in, so that guessing is slow and nobody's mailbox is flooded: by
 * account whoever tries, by address whomever it tries. A whole office may share an address. Passwords: `guessDelays`.
 * See docs/spec/safety.md#rate-limits.
 */
export const allowances = {
  signUp: { account: { times: 5, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** Asking for the confirmation mail again. */
  resend: { account: { times: 3, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** Following a link that came by mail. */
  link: { ip: { times: 60, minutes: 15 } },
  /** A code of six digits, and one of three holds at any time: five guesses in a quarter of an hour find nothing. */
  secondFactor: { account: { times: 5, minutes: 15 }, ip: { times: 40, minutes: 15 } },
  /** Setting out for Google. */
  google: { ip: { times: 60, minutes: 15 } },
  /** Setting out for a network, to connect an account there. */
  network: { account: { times: 30, minutes: 15 }, ip: { times: 60, minutes: 15 } },
  forgot: { account: { times: 3, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** A mail to an address that may be anybody's, because somebody wants to sign in with it: by that address. */
  newEmail: { account: { times: 3, minutes: 60 }, ip: { times: 30, minutes: 60 } },
  /** And by the person who wants it, whatever the addresses. */
  newEmailBy: { account: { times: 5, minutes: 60 } },
  /** Opening a page by a guest's grant. */
  shareLink: { ip: { times: 600, minutes: 15 } },
  /** What such a guest may upload. */
  guestFile: { ip: { times: 30, minutes: 60 } },
  /** Asking for a meeting. */
  lead: { account: { times: 5, minutes: 60 }, ip: { times: 20, minutes: 60 } },
  /** Asking for the newsletter: a mail to an address that may be anybody's. */
  newsletter: { account: { times: 3, minutes: 60 }, ip: { times: 20, minutes: 60 } },
  /** Asking about personal data without an account: an e-mail to any address. */
  privacyRequest: { account: { times: 3, minutes: 60 }, ip: { times: 20, minutes: 60 } },
  /** Guessing the password before the launch; the right one is not counted. */
  prelaunch: { ip: { times: 10, minutes: 15 } },
} as const satisfies Readonly<Record<string, Limits>>;

export type AllowanceName = keyof typeof allowances;

const aDay = (times: number) => ({ times, minutes: 24 * 60 }) as const;

/** How many e-mails a day go to addresses that a user types and that may be a stranger's. */
interface EmailAllowance {
  /** From one user, or through one guest's link, to all addresses. */
  readonly byUser: Allowance;
  /** From one user, or through one guest's link, to one address. */
  readonly byUserToAddress: Allowance;
  /** From all users to one address. */
  readonly toAddress: Allowance;
}

/** Which e-mail takes which of these: `strangerEmails`. Staff and the schedule take none. See decision 128. */
export const emailAllowances = {
  invitation: { byUser: aDay(200), byUserToAddress: aDay(5), toAddress: aDay(10) },
  shareLink: { byUser: aDay(40), byUserToAddress: aDay(8), toAddress: aDay(20) },
  /** Elenco Pay: what its creator writes to the client, and what follows from acts of both. */
  ownContract: { byUser: aDay(40), byUserToAddress: aDay(10), toAddress: aDay(20) },
  /** By which a client accepts; apart, so that no other e-mail uses it up. */
  acceptance: { byUser: aDay(5), byUserToAddress: aDay(5), toAddress: aDay(10) },
  /** Of an account that begins. */
  confirmation: { byUser: aDay(10), byUserToAddress: aDay(10), toAddress: aDay(10) },
  newAddress: { byUser: aDay(15), byUserToAddress: aDay(8), toAddress: aDay(10) },
  newsletter: { byUser: aDay(5), byUserToAddress: aDay(5), toAddress: aDay(5) },
  privacyRequest: { byUser: aDay(5), byUserToAddress: aDay(5), toAddress: aDay(5) },
} as const satisfies Readonly<Record<string, EmailAllowance>>;

export type EmailAllowanceName = keyof typeof emailAllowances;

/** One mailbox has one count: case, and what follows a plus sign, make no other. */
export const mailboxOf = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/** Calls that one token may make a minute, unless the installation is told another number. */
export const callsAMinute = 600;

/**
 * How many calls a minute are answered, of REST and of pages together, signed in or not, so that nobody keeps the
 * others waiting. A person may have a busy program and a browser beside it, an office may share an address.
 */
export const callAllowances = (perToken = callsAMinute) => ({
  token: perToken,
  person: 2 * perToken,
  address: 5 * perToken,
});

export type CallerKind = keyof ReturnType<typeof callAllowances>;

/** What is read of a body before it is refused, in bytes where nothing else is said. See docs/spec/safety.md#sizes. */
export const bodyLimits = {
  /** All of it, by somebody whom we do not know: no form that is open to everybody is longer. */
  unknown: 64 * 1024,
  /** Each further so much of a form counts as another call of its address. */
  perCall: 64 * 1024,
  /** All of it, by somebody whom we know: of a file that is too large the rest is dropped, so that what was typed stays. */
  whole: 64 * 1024 * 1024,
  /** All that is typed into one form. */
  text: 1024 * 1024,
  /** Fields and files of one form. */
  parts: 1_000,
  /** A field's name. */
  name: 200,
  /** The headers of one part: a file's name may have 255 characters. */
  headers: 4 * 1024,
} as const;

/** Who tries: an account by its e-mail address, and where the request comes from. */
export interface Trier {
  readonly account?: string;
  readonly ip: string;
}
