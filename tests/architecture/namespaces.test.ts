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

/** Namespaces that a page imports with other code but never shows. */
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
/** Returns the namespaces that the route's handle loads before hydration, for its texts and its title. */
const loadedBy = (file: string) =>
  wordsIn(sources.get(file)?.text ?? '', /\b(?:i18n: \[[^\]]*\]|title: '\w+:)/g);

const found = (path: string | undefined) =>
  path && [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find((name) => sources.has(name));

/** Returns each namespace that the file or its imports use, with the file that uses it. */
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

// If texts load late, React renders the component again, which loses input and focus.
it('loads the texts of its components on each page', async () => {
  const tree = (await routes) as readonly Route[];
  expect(tree.flatMap((route) => lacking(route, ['portal', 'problems']))).toEqual([]);
});
