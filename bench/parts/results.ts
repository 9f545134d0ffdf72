import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bin/parts/programs';
import { isBrief } from './brief';

/** Prints a result and, unless the run is brief, writes it to bench/results/<name>-<day>.md. */
export function writeResult(name: string, textOn: (day: string) => string): void {
  const day = new Date().toISOString().slice(0, 10);
  const text = textOn(day);
  if (!isBrief) {
    const folder = join(root, 'bench/results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}-${day}.md`), text);
  }
  console.log(text);
}
