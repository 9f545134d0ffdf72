import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');
const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }));

it('uses the display typeface only with the weight of its font file', () => {
  const weights = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/[^{}]*var\(--display\)[^{}]*/g)].flatMap(([rule]) =>
      [...rule.matchAll(/font(?:-weight)?: (\S+?)[ ;]/g)].map(([, weight]) => ({ file, weight })),
    ),
  );
  expect(weights.length).toBeGreaterThan(20);
  expect(weights.filter(({ weight }) => weight !== 'var(--display-weight)')).toEqual([]);
  const token = /--display-weight: (\d+);/.exec(sheets.map(({ text }) => text).join())?.[1];
  const face = readFileSync(join(app, 'styles/fonts.css'), 'utf8');
  expect(face).toContain(`./fonts/bricolage-grotesque-latin-${token}.woff2`);
});
