import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import routes from '../../apps/portal/app/routes';
import { type Source, sourcesIn, targetOf } from './imports';

const root = fileURLToPath(new URL('../../', import.meta.url));
const app = 'apps/portal/app';
const sources = new Map(sourcesIn(root, [app]).map((source) => [source.path, source]));

interface Route {
  readonly file: string;
  readonly children?: readonly Route[] | undefined;
}

/** Namespaces of texts, by route file, that the page never shows although it imports code that uses them. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  'guest/approve-proposal.tsx': ['shared'],
  'guest/step.tsx': ['options'],
  'dashboard/company/briefings/approve-proposal.tsx': ['shared'],
  'dashboard/company/squad-approve.tsx': ['shared'],
  'dashboard/company/squad.tsx': ['squadPlan'],
  'dashboard/creator/settings.tsx': ['company', 'profile'],
  'dashboard/creator/settings-part.tsx': ['privacy'],
};

const wordsIn = (text: string, shape: RegExp) =>
  [...text.matchAll(shape)].flatMap(([part]) =>
    [...part.matchAll(/'(\w+)[':]/g)].map(([, name = '']) => name),
  );
const askedIn = ({ text }: Source) => wordsIn(text, /useTranslation\([^)]*\)/g);
/**
 * Returns the namespaces that a route loads before hydration: those that its handle declares for its texts
 * and for its title.
 */
const loadedBy = (file: string) =>
  wordsIn(sources.get(file)?.text ?? '', /\b(?:i18n: \[[^\]]*\]|title: '\w+:)/g);

const found = (path: string | undefined) =>
  path && [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find((name) => sources.has(name));

/**
 * Returns the namespaces that the file or its static imports use. The value of each is the path of a file
 * that uses it.
 */
function askedFrom(file: string): Map<string, string> {
  const asked = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [file];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const source = sources.get(path);
    if (!source || seen.has(path)) continue;
    seen.add(path);
    for (const name of askedIn(source)) asked.set(name, path);
    const now = source.imports.filter((one) => !source.later.includes(one) && !/\.(server|css)$/.test(one));
    waiting.push(...now.flatMap((one) => found(targetOf(source, one)) ?? []));
  }
  return asked;
}

function lacking(route: Route, above: readonly string[]): string[] {
  const file = `${app}/${route.file}`;
  const loaded = [...above, ...loadedBy(file), ...(NOT_SHOWN[route.file.replace('routes/', '')] ?? [])];
  const shows = /export default/.test(sources.get(file)?.text ?? '');
  const missing = [...(shows ? askedFrom(file) : [])]
    .filter(([name]) => !loaded.includes(name))
    .map(([name, by]) => `${route.file}: ${name}, for ${by}`);
  return [...missing, ...(route.children ?? []).flatMap((child) => lacking(child, loaded))];
}

// Checks all namespaces, because React renders a component again if its texts load later, and the user loses
// input and focus.
it('finds in each route’s handle all namespaces of texts that its components use', async () => {
  const tree = (await routes) as readonly Route[];
  expect(tree.flatMap((route) => lacking(route, ['portal', 'problems']))).toEqual([]);
});
