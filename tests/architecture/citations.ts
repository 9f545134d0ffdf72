import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesIn } from './imports';

type Text = { path: string; text: string };

const SKIPPED = ['**/node_modules/**', '**/build/**', '**/dist/**', '**/fixtures/**', '**/.cache/**'];

/** Returns the prose of the tree: comments in sources and style sheets, and whole documents. */
export function writtenIn(root: string): Text[] {
  const sources = filesIn(root, ['apps', 'packages', 'locales', 'tests', 'bin', 'bench']);
  const others = ['{apps,packages}/**/*.css', '*.md', 'docs/**/*.md'].flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: SKIPPED }),
  );
  return [
    ...sources.map(({ path, text }) => ({
      path,
      text: parseSync(path, text)
        .comments.map(({ value }) => value)
        .join('\n'),
    })),
    ...others.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  ];
}

/** Returns the Markdown anchor of a heading: `What is where` → `what-is-where`. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Matches phrases that cite documents which are not in the repository. */
const ELSEWHERE =
  /\bseed['’]s\b|\bthe seed (?:asks|gives|has|names|says|shows|wants)\b|\bSource: (?:the )?seed\b/i;

/** Returns `path: citation` for each citation of a document or heading that does not exist. */
export function brokenCitations(root: string, texts: readonly Text[]): string[] {
  const resolves = (target: string, from: string) => {
    const [file = '', anchor] = target.split('#');
    const found = [join(root, file), join(root, from, '..', file)].find((path) => existsSync(path));
    if (!found) return false;
    const headings = readFileSync(found, 'utf8').matchAll(/^#+ (.+)$/gm);
    return !anchor || [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
  };
  return texts.flatMap(({ path, text }) => {
    const cited = text.match(/(?<![\w/.-])[\w./-]+\.md\b(?:#[\w-]*\w)?/g) ?? [];
    const stray = cited.filter((target) => !resolves(target, path));
    return [...stray, ...(ELSEWHERE.exec(text) ?? [])].map((citation) => `${path}: ${citation}`);
  });
}
