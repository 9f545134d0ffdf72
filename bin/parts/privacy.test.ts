import { readFileSync } from 'node:fs';
import { declarations, personalColumns } from '@elenco/core';
import { expect, it } from 'vitest';
import { privacyDocument, privacyFile } from './privacy';

it('docs/privacy.md says what the code declares', () => {
  expect(readFileSync(privacyFile, 'utf8'), 'run: npx tsx bin/privacy.ts').toBe(privacyDocument());
});

it('what opens something is in nobody’s export', () => {
  const shown = (['person', 'profile', 'creator', 'company'] as const).flatMap((subject) =>
    [...personalColumns(subject)].flatMap(([table, columns]) =>
      columns.map((column) => declarations[table]?.columns[column]?.does),
    ),
  );
  expect(new Set(shown)).toEqual(new Set(['erase', 'pseudonymise', 'keep']));
});
