/** Before the launch: one password for all who may look already. */
export interface PrelaunchGate {
  /** Whether it is the password; takes as long for any other text. */
  opens(password: string): boolean;
  /** The header that sets the cookie of somebody who knew it. */
  pass(now: Date): string;
  /** Whether these cookies hold such a one: of this password, and not too old. */
  lets(cookies: string | undefined, now: Date): boolean;
}
