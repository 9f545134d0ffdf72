import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from './index';

const names = migrations.map(({ name }) => name);

it('lists every migration once, under its own name', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^Migration\d/.test(file));
  expect(files.map((file) => file.replace('.ts', '')).sort()).toEqual([...names].sort());
  expect(migrations.map((one) => one.class.name)).toEqual(names);
});

it('sorts migrations by date', () => {
  const days = names.map((name) => name.slice('Migration'.length, 'Migration20261130'.length));
  expect(days).toEqual([...days].sort());
});
