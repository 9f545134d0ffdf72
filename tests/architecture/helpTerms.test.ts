import { fileURLToPath } from 'node:url';
import words from '@elenco/locales/pt/help.json';
import { expect, it } from 'vitest';
import { filesIn } from './imports';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isLink = /<HelpLink\s+audience="(\w+)"\s+term=(?:"([\w-]+)"|\{term\})/g;
const isTopic = /\['(brand|creator|finance|support)', ([^\]]+)\]/g;
const quoted = /'([\w-]+)'/g;

/** Returns the terms that a source links to, as `audience term`. */
function linkedIn(text: string): string[] {
  // Terms in a table of the file. An element with `term={term}` links to each of these terms.
  const named = [...text.matchAll(/\bterm: '([\w-]+)'/g)].map(([, term]) => term);
  const links = [...text.matchAll(isLink)].flatMap(([, audience, term]) =>
    (term ? [term] : named).map((one) => `${audience} ${one}`),
  );
  const topics = [...text.matchAll(isTopic)].flatMap(([, audience, terms = '']) =>
    [...terms.matchAll(quoted)].map(([, term]) => `${audience} ${term}`),
  );
  return [...links, ...topics];
}

it('finds a link from a screen to every term of the help', () => {
  const sources = filesIn(root, ['apps']).filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const linked = new Set(sources.flatMap(({ text }) => linkedIn(text)));
  const terms = Object.entries(words.terms).flatMap(([audience, each]) =>
    Object.keys(each).map((term) => `${audience} ${term}`),
  );
  expect(terms.filter((term) => !linked.has(term))).toEqual([]);
});

it('detects links to help terms that are literals, in a table, or in either branch of a condition', () => {
  const text = `const rows = [{ term: 'taxes' }];
    <HelpLink audience="creator" term={term} name="" />;
    <HelpLink audience="brand" term="fee" name="" />;
    <Panel help={['finance', isLate ? 'settle' : 'charge']} />;`;
  expect(linkedIn(text)).toEqual(['creator taxes', 'brand fee', 'finance settle', 'finance charge']);
});
