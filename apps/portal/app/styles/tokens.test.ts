import { readFile } from 'node:fs/promises';
import { tokensCss } from '@elenco/core/platform/design';
import { expect, it } from 'vitest';

it('is what the design tokens generate', async () => {
  expect(await readFile(new URL('tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
});
