import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../packages/brazil/', import.meta.url));
/** Words of the marketplace. A platform is allowed where it means a social network. */
const OF_THE_MARKETPLACE = /creator|\bbrands?\b|marketplace|elenco|briefing|the platform\b|our platform\b/gi;
/** The name of the package itself. */
const OWN_NAME = /@elenco\/brazil/g;

const marketplaceWordsIn = (text: string) => text.replace(OWN_NAME, '').match(OF_THE_MARKETPLACE) ?? [];

it('finds no word of the marketplace in packages/brazil', () => {
  const files = [
    'README.md',
    'package.json',
    ...readdirSync(`${root}src`, { recursive: true })
      .map((name) => `src/${name}`)
      .filter((name) => /\.[a-z]+$/.test(name)),
  ];
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((name) =>
    [name, readFileSync(root + name, 'latin1')]
      .flatMap((text) => marketplaceWordsIn(text))
      .map((word) => `${name}: ${word}`),
  );
  expect(found).toEqual([]);
});

it('finds a word of the marketplace in any case and in a name, except the name of the package', () => {
  const text =
    "import '@elenco/brazil'; const creatorOf = 'ELENCO LLC'; // the platform's brand, a platform's mark";
  expect(marketplaceWordsIn(text)).toEqual(['creator', 'ELENCO', 'the platform', 'brand']);
});
