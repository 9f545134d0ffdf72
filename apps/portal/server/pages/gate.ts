/** Pre-launch gate: one password that all visitors share. */
export interface PrelaunchGate {
  /** Returns true if the password is correct. Compares in constant time. */
  opens(password: string): boolean;
  /** Returns the header that sets the cookie of a visitor who has entered the correct password. */
  pass(now: Date): string;
  /** Returns true if the cookies contain a pass of the current password that has not expired. */
  lets(cookies: string | undefined, now: Date): boolean;
}
