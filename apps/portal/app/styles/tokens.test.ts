import { readFile } from 'node:fs/promises';
import { tokensCss } from '@elenco/core/platform/design';
import { expect, it } from 'vitest';

it('generates the committed tokens.css from the design tokens', async () => {
  expect(await readFile(new URL('tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
});
