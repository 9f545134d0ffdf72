import { expect, it } from 'vitest';
import { networkOf } from './network';

it.each([
  ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
  ['the IPv4 address of a mapped IPv6 address', '::ffff:203.0.113.9', '203.0.113.9'],
  [
    'the IPv4 address of a mapped IPv6 address without abbreviation',
    '0:0:0:0:0:ffff:203.0.113.9',
    '203.0.113.9',
  ],
  ['the /64 prefix of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['the same prefix for any interface', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['the same prefix in any notation', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['the prefix with abbreviated zeros', '2001:db8::1', '2001:db8:0:0::/64'],
  ['the prefix without the zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the prefix of localhost', '::1', '0:0:0:0::/64'],
  ['empty without an address', '', ''],
] as const)('reduces a client address to its network: %s', (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('reduces client addresses in neighboring networks to different networks', () => {
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('203.0.113.9')).not.toBe(networkOf('203.0.113.10'));
});
