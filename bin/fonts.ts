/**
 * Creates the portal's font for headings: Bricolage Grotesque (SIL Open Font License 1.1) in one weight. The
 * file has half the size of the variable font.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tokens } from '@elenco/core/platform/design';
import subsetFont from 'subset-font';

const { displayWeight } = tokens.font;
const portal = join(import.meta.dirname, '../apps/portal');
const family = dirname(
  createRequire(join(portal, 'package.json')).resolve(
    '@fontsource-variable/bricolage-grotesque/package.json',
  ),
);
/** Range of characters that the font file contains, read from the style sheet of its package. */
const covered = /latin-wght-normal\.woff2.*?unicode-range: ([^;]+);/s.exec(
  readFileSync(join(family, 'index.css'), 'utf8').split('/* bricolage-grotesque-latin-wght-normal */')[1] ??
    '',
)?.[1];
if (!covered) throw new Error('the package has no range for its latin file');
const letters = covered.split(',').flatMap((range) => {
  const [from = 0, to = from] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
});
const file = readFileSync(join(family, 'files/bricolage-grotesque-latin-wght-normal.woff2'));
const made = await subsetFont(file, letters.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: displayWeight },
});
const folder = join(portal, 'app/styles/fonts');
writeFileSync(join(folder, `bricolage-grotesque-latin-${displayWeight}.woff2`), made);
copyFileSync(join(family, 'LICENSE'), join(folder, 'LICENSE'));
console.log(`${file.length} bytes, now ${made.length}`);
