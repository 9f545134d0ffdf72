/** Pre-launch gate: one password that all visitors share. */
export interface PrelaunchGate {
  /** Returns true for the right password; compares in constant time. */
  opens(password: string): boolean;
  /** Returns the header that sets the cookie after the right password. */
  pass(now: Date): string;
  /** Returns true if the cookies contain a pass of the current password that has not expired. */
  lets(cookies: string | undefined, now: Date): boolean;
}
