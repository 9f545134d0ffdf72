import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawings, drawingsFolder } from '../../bin/parts/drawings';

const REMEDY = 'run: npx tsx bin/draw.ts';
const read = (file: string) => readFileSync(join(drawingsFolder, file), 'utf8');

describe('the documentation of flows in docs/flows', () => {
  it('is generated from the declared flows', () => {
    const drawn = readdirSync(drawingsFolder).filter((file) => file.endsWith('.mmd'));
    expect(Object.fromEntries(drawn.map((file) => [file, read(file)])), REMEDY).toEqual(
      Object.fromEntries(drawings),
    );
  });

  it('describes each flow under its own heading', () => {
    const reported = [...read('README.md').matchAll(/^## \[\w[\w-]*\]\(([\w-]+\.mmd)\)$/gm)].map(
      ([, file]) => file,
    );
    expect(reported.sort()).toEqual([...drawings.keys()].sort());
  });
});
