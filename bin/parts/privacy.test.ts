import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { privacyDocument, privacyFile } from './privacy';

it('generates the committed docs/privacy.md', () => {
  expect(readFileSync(privacyFile, 'utf8'), 'run: npx tsx bin/privacy.ts').toBe(privacyDocument());
});
