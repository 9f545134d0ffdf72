import { expect, it } from 'vitest';
import { incoming, outgoing } from './hostCookies';

it('sends cookies under a name that browsers accept from this host only', () => {
  expect(outgoing('toast=saved; Path=/; SameSite=Lax')).toBe(
    '__Host-toast=saved; Path=/; SameSite=Lax; Secure',
  );
  expect(outgoing('__Host-session=a; Path=/; Secure')).toBe('__Host-session=a; Path=/; Secure');
});

it('reads cookies only under host-bound names, and drops cookies that another host may have set', () => {
  expect(incoming('toast=forged; __Host-toast=saved; session=forged; __Host-session=a=b')).toBe(
    '__Host-toast=saved; toast=saved; __Host-session=a=b; session=a=b',
  );
  expect(incoming('preferences=locale:en')).toBe('');
  expect(incoming('')).toBe('');
});
