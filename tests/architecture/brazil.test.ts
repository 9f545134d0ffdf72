import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../packages/brazil/', import.meta.url));
/**
 * Matches words about the marketplace. The word "platform" alone is allowed, because it can mean a social
 * network.
 */
const OF_THE_MARKETPLACE = /creator|\bbrands?\b|marketplace|elenco|briefing|the platform\b|our platform\b/gi;
/** The name of the package itself. */
const OWN_NAME = /@elenco\/brazil/g;

const marketplaceWordsIn = (text: string) => text.replace(OWN_NAME, '').match(OF_THE_MARKETPLACE) ?? [];

it('finds no word about the marketplace in the general package packages/brazil', () => {
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

it('detects words about the marketplace in upper and lower case and in identifiers, except in the package’s own name', () => {
  const text =
    "import '@elenco/brazil'; const creatorOf = 'ELENCO LLC'; // the platform's brand, a platform's mark";
  expect(marketplaceWordsIn(text)).toEqual(['creator', 'ELENCO', 'the platform', 'brand']);
});
