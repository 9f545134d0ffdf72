import { describe, expect, it } from 'vitest';
import { csrfToken, isCsrfToken } from './csrf';

const secret = 'a secret of the installation, long enough';

describe('a CSRF token', () => {
  it('is valid for the session or cookie for which it was created, and differs at each creation', () => {
    const [one, two] = [csrfToken(secret, 'session 1'), csrfToken(secret, 'session 1')];
    expect(one).not.toBe(two);
    expect(isCsrfToken(secret, 'session 1', one)).toBe(true);
    expect(isCsrfToken(secret, 'session 1', two)).toBe(true);
  });

  it.each(['', '.', 'x', 'salt.', '.mac'])('is rejected if it is %j', (token) => {
    expect(isCsrfToken(secret, 'session 1', token)).toBe(false);
  });

  it('is rejected if the session, the secret or the token itself differs', () => {
    const token = csrfToken(secret, 'session 1');
    expect(isCsrfToken(secret, 'session 2', token)).toBe(false);
    expect(isCsrfToken(`${secret}!`, 'session 1', token)).toBe(false);
    expect(isCsrfToken(secret, 'session 1', `x${token}`)).toBe(false);
  });
});
