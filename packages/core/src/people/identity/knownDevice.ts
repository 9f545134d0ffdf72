import { networkOf } from './network';

/** Days without a sign-in after which a device is forgotten. */
export const knownDeviceDays = 180;

/**
 * Returns the fingerprint of a device: its network, and the kind of browser and machine without versions.
 * Addresses of one household count as one network. Returns null if the client address is unknown.
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
