/** Pre-launch gate: one shared password. */
export interface PrelaunchGate {
  /** Checks the password in constant time. */
  opens(password: string): boolean;
  /** Returns the header that sets the cookie after the right password. */
  pass(now: Date): string;
  /** Returns whether the cookies contain a valid pass: of the current password, and not too old. */
  lets(cookies: string | undefined, now: Date): boolean;
}
