import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SealError, sealWith } from './seal';

const newKey = () => randomBytes(32).toString('hex');
const key = newKey();
const seal = sealWith(key);

describe('an encrypted secret', () => {
  it('can be decrypted, even if it is empty or non-Latin text', () => {
    for (const secret of ['', 'JBSWY3DPEHPK3PXP', 'ação 🔑', 'x'.repeat(10_000)]) {
      expect(seal.open(seal.close(secret, 'token:1'), 'token:1')).toBe(secret);
    }
  });

  it('differs at each encryption and does not contain the secret in plain text', () => {
    const closed = Array.from({ length: 100 }, () => seal.close('the secret', 'token:1'));
    expect(new Set(closed).size).toBe(100);
    for (const one of closed) {
      expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
        'the secret',
      );
      expect(one).not.toContain(key.slice(0, 8));
    }
  });

  it('cannot be decrypted with different associated data', () => {
    const closed = seal.close('secret', 'token:1');
    expect(() => seal.open(closed, 'token:2')).toThrow(SealError);
  });

  it('cannot be decrypted if any byte has changed', () => {
    const [version, name, text = ''] = seal.close('secret', 'token:1').split('.');
    const bytes = Buffer.from(text, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const sealed = `${version}.${name}.${changed.toString('base64url')}`;
      expect(() => seal.open(sealed, 'token:1')).toThrow(SealError);
    }
    for (const other of [
      '',
      'x',
      `2.${name}.${text}`,
      `1.00000000.${text}`,
      `1.${name}.`,
      `1.${name}.AAAA`,
    ]) {
      expect(() => seal.open(other, 'token:1')).toThrow(SealError);
    }
  });

  it('can be decrypted with a former key, while new secrets are encrypted with the current key', () => {
    const present = newKey();
    const both = sealWith(present, key);
    expect(both.open(seal.close('secret', 'token:1'), 'token:1')).toBe('secret');
    const closed = both.close('secret', 'token:1');
    expect(sealWith(present).open(closed, 'token:1')).toBe('secret');
    expect(() => seal.open(closed, 'token:1')).toThrow(SealError);
  });
});
