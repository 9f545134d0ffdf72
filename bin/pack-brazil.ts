/**
 * Writes `packages/brazil` as a package for Node and bundlers: JavaScript, type declarations and a separate
 * manifest. `npx tsx bin/pack-brazil.ts [folder]`; `npm pack` and `npm publish` take that folder. A separate
 * manifest is needed because the published `exports` differ from those in the repository, which point to the
 * sources.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { program, root } from './parts/programs';

const source = join(root, 'packages/brazil');
const folder = resolve(process.argv[2] ?? join(source, 'dist'));
// A folder is overwritten only if it is empty or contains an earlier package of this program.
const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
const isOwn = existsSync(join(folder, 'index.js')) && !existsSync(join(folder, 'src'));
if (!isEmpty && !isOwn) throw new Error(`${folder} is not empty and not a package of this program`);
rmSync(folder, { recursive: true, force: true });
await program('typescript/bin/tsc', ['--checkers', '1', '-p', source, '--outDir', folder]);

// Adds the file extension to imports: Node requires it, and the sources leave it out.
for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(\bfrom '\.\/\w+)';/g, "$1.js';"));
}

const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
const built = (path: string) => path.replace(/^\.\/src\/(.*)\.ts$/, './$1');
const exported = Object.entries<string>(manifest.exports).map(([name, path]) => [
  name,
  { types: `${built(path)}.d.ts`, default: `${built(path)}.js` },
]);
const published = { ...manifest, exports: Object.fromEntries(exported), files: ['*.js', '*.d.ts'] };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
copyFileSync(join(source, 'README.md'), join(folder, 'README.md'));
