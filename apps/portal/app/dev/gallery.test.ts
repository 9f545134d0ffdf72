import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Components that render nothing visible. */
const unseen = new Set(['Arrival', 'Form', 'LazyToasts', 'SkipLink']);

it('includes every shared component in the gallery', () => {
  const parts = [...read('../ui/index.ts').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name) && !unseen.has(name));
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.tsx'));
  const shown = files.map((name) => read(name)).join('');
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((name) => !new RegExp(`<${name}\\b`).test(shown))).toEqual([]);
});
