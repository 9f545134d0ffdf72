import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forbiddenLicenses } from './licenses';

const lockOf = (licenses: Record<string, string | undefined>) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(licenses).map(([name, license]) => [
        `node_modules/${name}`,
        { version: '1.0.0', license },
      ]),
    ),
  });

describe('the check of licenses', () => {
  it('accepts all dependencies of this version', () => {
    expect(forbiddenLicenses(readFileSync('package-lock.json', 'utf8'))).toEqual([]);
  });

  it('accepts a choice with at least one allowed license, and a combination of only allowed licenses', () => {
    const lock = lockOf({
      choice: '(GPL-3.0-only OR MIT)',
      both: 'MIT AND Zlib',
      mixed: 'MIT AND GPL-3.0-only',
    });
    expect(forbiddenLicenses(lock)).toEqual(['mixed@1.0.0: MIT AND GPL-3.0-only']);
  });

  it('reports packages without a known license expression, including nested packages', () => {
    const lock = lockOf({ 'a/node_modules/b': undefined, own: 'SEE LICENSE IN terms.txt' });
    expect(forbiddenLicenses(lock)).toEqual([
      'b@1.0.0: no license in its manifest',
      'own@1.0.0: SEE LICENSE IN terms.txt',
    ]);
  });

  it('reports a manually reviewed package again after its license changes', () => {
    expect(forbiddenLicenses(lockOf({ busboy: undefined }))).toEqual([]);
    expect(forbiddenLicenses(lockOf({ busboy: 'AGPL-3.0-only' }))).toEqual(['busboy@1.0.0: AGPL-3.0-only']);
  });
});
