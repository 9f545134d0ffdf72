import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { privacyDocument, privacyFile } from './privacy';

it('docs/privacy.md matches the declarations', () => {
  expect(readFileSync(privacyFile, 'utf8'), 'run: npx tsx bin/privacy.ts').toBe(privacyDocument());
});
