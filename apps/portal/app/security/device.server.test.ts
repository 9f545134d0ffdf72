import { expect, it } from 'vitest';
import { deviceOf } from './device.server';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    { browser: 'Firefox', system: 'Linux' },
  ],
  ['', null],
  ['<script>alert(1)</script>', null],
])('recognizes browser and operating system in the user agent “%s”', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
