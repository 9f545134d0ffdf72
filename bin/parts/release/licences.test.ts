import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forbiddenLicences } from './licences';

const lockOf = (licences: Record<string, string | undefined>) =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(licences).map(([name, license]) => [
        `node_modules/${name}`,
        { version: '1.0.0', license },
      ]),
    ),
  });

describe('forbiddenLicences', () => {
  it("returns none of this version's dependencies", () => {
    expect(forbiddenLicences(readFileSync('package-lock.json', 'utf8'))).toEqual([]);
  });

  it('accepts a choice with one allowed licence, and requires all parts of a combination to be allowed', () => {
    const lock = lockOf({
      choice: '(GPL-3.0-only OR MIT)',
      both: 'MIT AND Zlib',
      mixed: 'MIT AND GPL-3.0-only',
    });
    expect(forbiddenLicences(lock)).toEqual(['mixed@1.0.0: MIT AND GPL-3.0-only']);
  });

  it('reports unknown expressions and missing licences, also of nested packages', () => {
    const lock = lockOf({ 'a/node_modules/b': undefined, own: 'SEE LICENSE IN terms.txt' });
    expect(forbiddenLicences(lock)).toEqual([
      'b@1.0.0: no licence in its manifest',
      'own@1.0.0: SEE LICENSE IN terms.txt',
    ]);
  });

  it('reports a reviewed package again if its licence changes', () => {
    expect(forbiddenLicences(lockOf({ busboy: undefined }))).toEqual([]);
    expect(forbiddenLicences(lockOf({ busboy: 'AGPL-3.0-only' }))).toEqual(['busboy@1.0.0: AGPL-3.0-only']);
  });
});
