import { expect, it } from 'vitest';
import { placeOf } from './place';

const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Safari/604.1';
const here = { ip: '2001:db8:1:2::1', userAgent: firefox(144) };

it('is the same for a newer version, and for another address of the same network', () => {
  expect(placeOf({ ip: '2001:db8:1:2:aaaa::9', userAgent: firefox(146) })).toBe(placeOf(here));
});

it('is another with another network, and with another kind of browser', () => {
  expect(placeOf({ ...here, ip: '2001:db8:1:3::1' })).not.toBe(placeOf(here));
  expect(placeOf({ ...here, userAgent: phone })).not.toBe(placeOf(here));
});

it('is none where no address is known', () => {
  expect(placeOf({ ip: '', userAgent: phone })).toBeNull();
});
