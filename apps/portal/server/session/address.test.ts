import { expect, it } from 'vitest';
import { clientIpOf } from './address';

const proxy = '10.0.0.1';
it.each([
  ['without own proxies: the header can be forged', '203.0.113.9', 0, proxy],
  ['one proxy: the entry that it appended', '203.0.113.9', 1, '203.0.113.9'],
  [
    'one proxy and a forged entry: only the entry that it appended',
    '198.51.100.7, 203.0.113.9',
    1,
    '203.0.113.9',
  ],
  ['two proxies: the entry that the outer one appended', '203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['IPv6', '2001:db8::1', 1, '2001:db8::1'],
  ['fewer entries than proxies', '203.0.113.9', 2, proxy],
  ['no address', 'unknown', 1, proxy],
  ['no header', undefined, 1, proxy],
] as const)('returns the IP address of the client: %s', (_, header, proxies, caller) => {
  expect(clientIpOf(proxy, header, proxies)).toBe(caller);
});
