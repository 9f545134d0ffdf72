import { describe, expect, it } from 'vitest';
import { prelaunchGateOf, type Settings } from './prelaunchGate';

const settings = {
  prelaunchPassword: 'abre-te, Sésamo',
  secret: 's'.repeat(32),
  baseUrl: 'http://localhost:3000',
};
const gateWith = (other: Partial<Settings> = {}) => prelaunchGateOf({ ...settings, ...other })!;
const now = new Date('2026-11-22T12:00:00.000Z');
const cookieOf = (header: string) => header.split(';')[0];

describe('the pre-launch gate', () => {
  it('exists only if a password is configured', () => {
    expect(prelaunchGateOf({ ...settings, prelaunchPassword: undefined })).toBeNull();
  });

  it('opens only with its password', () => {
    const gate = gateWith();
    expect(gate.opens('abre-te, Sésamo')).toBe(true);
    // The same letters in decomposed form (NFD), as some keyboards send them.
    expect(gate.opens('abre-te, Sésamo'.normalize('NFD'))).toBe(true);
    for (const wrong of ['', 'abre-te, sésamo', 'abre-te, Sésamo ', 'abre-te', 'x'.repeat(1_000)]) {
      expect(gate.opens(wrong)).toBe(false);
    }
  });

  it('accepts its own cookie for a year', () => {
    const gate = gateWith();
    const cookie = cookieOf(gate.pass(now));
    expect(gate.lets(`locale=pt; ${cookie}; other=1`, now)).toBe(true);
    expect(gate.lets(cookie, new Date('2027-11-22T11:00:00.000Z'))).toBe(true);
    expect(gate.lets(cookie, new Date('2027-11-22T12:00:00.000Z'))).toBe(false);
    expect(gate.lets(cookie, new Date('2026-11-22T11:00:00.000Z'))).toBe(false);
  });

  it('rejects a changed cookie, and a cookie of another password or of another installation', () => {
    const cookie = cookieOf(gateWith().pass(now));
    expect(gateWith({ prelaunchPassword: 'outra senha' }).lets(cookie, now)).toBe(false);
    expect(gateWith({ secret: 'o'.repeat(32) }).lets(cookie, now)).toBe(false);
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
    for (const one of forged) expect(gateWith().lets(one, now)).toBe(false);
    expect(gateWith().lets(undefined, now)).toBe(false);
  });

  it('sets a cookie that scripts cannot read and that is bound to the host over HTTPS', () => {
    expect(gateWith().pass(now)).toMatch(/^prelaunch=.*HttpOnly; SameSite=Lax$/);
    expect(gateWith({ baseUrl: 'https://elenco.example' }).pass(now)).toMatch(
      /^__Host-prelaunch=.*Path=\/;.*Secure$/,
    );
  });
});
