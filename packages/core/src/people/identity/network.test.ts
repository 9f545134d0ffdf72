import { expect, it } from 'vitest';
import { networkOf } from './network';

it.each([
  ['an IPv4 address by itself', '203.0.113.9', '203.0.113.9'],
  ['an IPv4 address in the words of IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['the same, written out', '0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['the first half of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['whatever stands behind it', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['however it is written', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['with zeros left out in front of the half', '2001:db8::1', '2001:db8:0:0::/64'],
  ['without its zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the machine itself', '::1', '0:0:0:0::/64'],
  ['no address as it is', '', ''],
] as const)('is %s', (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('distinguishes neighbours', () => {
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('203.0.113.9')).not.toBe(networkOf('203.0.113.10'));
});
