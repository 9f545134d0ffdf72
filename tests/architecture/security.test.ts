import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The ids of levels 1 and 2 of OWASP ASVS 5.0, one per line. */
const required = read('tests/architecture/asvs.txt').trim().split('\n');

const rows = [...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', asked = '', why = '']) => ({
    id,
    asked,
    why,
    kind: /^\*([\w ]+)\*: ./.exec(why)?.[1] ?? 'proven',
  }),
);
const paths = rows.flatMap(({ id, why }) =>
  [...why.matchAll(/`([\w./-]+\.(?:tsx?|md|json))`/g)].map(([, path = '']) => ({ id, path })),
);

describe('docs/security.md', () => {
  it('lists every requirement of levels 1 and 2 of ASVS once, in order', () => {
    expect(rows.map(({ id }) => id)).toEqual(required);
    expect(new Set(required).size).toBe(253);
  });

  it('names for each requirement the proof, or the reason why no proof exists', () => {
    const known = ['proven', 'not applicable', 'elsewhere', 'open'];
    expect(rows.filter(({ kind }) => !known.includes(kind))).toEqual([]);
    const proven = new Set(paths.map(({ id }) => id));
    expect(rows.filter(({ id, kind }) => kind === 'proven' && !proven.has(id))).toEqual([]);
    const of = (...kinds: string[]) => rows.filter(({ kind }) => kinds.includes(kind)).length;
    console.log(
      `ASVS: ${rows.length} rows: ${of('proven')} proven, ${of('not applicable', 'elsewhere')} not applicable, ${of('open')} open`,
    );
  });

  it('names only files that exist', () => {
    expect(paths.filter(({ path }) => !existsSync(new URL(path, root)))).toEqual([]);
  });
});
