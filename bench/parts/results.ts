import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bin/parts/programs';

/** Writes what was measured to bench/results/<name>-<day>.md, and to the terminal. */
export function keep(name: string, textOn: (day: string) => string): void {
  const day = new Date().toISOString().slice(0, 10);
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const text = textOn(day);
  writeFileSync(join(folder, `${name}-${day}.md`), text);
  console.log(text);
}
