import { describe, expect, it } from 'vitest';
import { type Settings, wallOf } from './wall';

const settings = {
  wallPassword: 'abre-te, Sésamo',
  secret: 's'.repeat(32),
  baseUrl: 'http://localhost:3000',
};
const wallWith = (other: Partial<Settings> = {}) => wallOf({ ...settings, ...other })!;
const now = new Date('2026-11-22T12:00:00.000Z');
const cookieOf = (header: string) => header.split(';')[0];

describe('the wall', () => {
  it('stands only where a password is set', () => {
    expect(wallOf({ ...settings, wallPassword: undefined })).toBeNull();
  });

  it('is opened by its password and by nothing near it', () => {
    const wall = wallWith();
    expect(wall.opens('abre-te, Sésamo')).toBe(true);
    // The same letters as another keyboard composes them.
    expect(wall.opens('abre-te, Sésamo'.normalize('NFD'))).toBe(true);
    for (const wrong of ['', 'abre-te, sésamo', 'abre-te, Sésamo ', 'abre-te', 'x'.repeat(1_000)]) {
      expect(wall.opens(wrong)).toBe(false);
    }
  });

  it('lets the cookie through that it gave, for a year', () => {
    const wall = wallWith();
    const cookie = cookieOf(wall.pass(now));
    expect(wall.lets(`locale=pt; ${cookie}; other=1`, now)).toBe(true);
    expect(wall.lets(cookie, new Date('2027-11-22T11:00:00.000Z'))).toBe(true);
    expect(wall.lets(cookie, new Date('2027-11-22T12:00:00.000Z'))).toBe(false);
    expect(wall.lets(cookie, new Date('2026-11-22T11:00:00.000Z'))).toBe(false);
  });

  it('knows no cookie of another password, of another installation, or that was changed', () => {
    const cookie = cookieOf(wallWith().pass(now));
    expect(wallWith({ wallPassword: 'outra senha' }).lets(cookie, now)).toBe(false);
    expect(wallWith({ secret: 'o'.repeat(32) }).lets(cookie, now)).toBe(false);
    const [name, value = ''] = cookie!.split('=');
    const [since, mac = ''] = value.split('.');
    const forged = [
      `${name}=${Number(since) - 1}.${mac}`,
      `${name}=${since}.${mac.slice(1)}${mac[0]}`,
      `${name}=${since}.`,
      `${name}=true`,
      `x${cookie}`,
      '',
    ];
    for (const one of forged) expect(wallWith().lets(one, now)).toBe(false);
    expect(wallWith().lets(undefined, now)).toBe(false);
  });

  it('has a cookie that no script reads, and over HTTPS one of this very host', () => {
    expect(wallWith().pass(now)).toMatch(/^wall=.*HttpOnly; SameSite=Lax$/);
    expect(wallWith({ baseUrl: 'https://elenco.example' }).pass(now)).toMatch(
      /^__Host-wall=.*Path=\/;.*Secure$/,
    );
  });
});
