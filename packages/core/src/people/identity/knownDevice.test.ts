import { expect, it } from 'vitest';
import { deviceFingerprint } from './knownDevice';

const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Safari/604.1';
const here = { ip: '2001:db8:1:2::1', userAgent: firefox(144) };

it('returns the same device fingerprint after a browser update or an address change within the network', () => {
  expect(deviceFingerprint({ ip: '2001:db8:1:2:aaaa::9', userAgent: firefox(146) })).toBe(
    deviceFingerprint(here),
  );
});

it('returns a different device fingerprint for a different network or kind of browser', () => {
  expect(deviceFingerprint({ ...here, ip: '2001:db8:1:3::1' })).not.toBe(deviceFingerprint(here));
  expect(deviceFingerprint({ ...here, userAgent: phone })).not.toBe(deviceFingerprint(here));
});

it('returns no device fingerprint without a client address', () => {
  expect(deviceFingerprint({ ip: '', userAgent: phone })).toBeNull();
});
