import { networkOf } from './network';

/** Days after which a place is no longer known from which nobody has signed in since. */
export const knownDeviceDays = 180;

/**
 * From where somebody signs in: the network, and what kind of browser on what kind of machine. A newer version of the
 * same browser is the same place; so is a neighbour of the same household's address. Null where it is not known.
 */
export function deviceFingerprint({
  ip,
  userAgent,
}: {
  readonly ip: string;
  readonly userAgent: string;
}): string | null {
  if (ip === '') return null;
  const kind = userAgent
    .replace(/[\d._]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${networkOf(ip)} ${kind}`;
}
