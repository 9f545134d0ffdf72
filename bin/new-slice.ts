/**
 * Creates the skeleton of a resource in its own aggregate, with a test that fails until a developer completes
 * it: `npx tsx bin/new-slice.ts <area>/<aggregate> <resources> [--root <folder of the project>]`
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { run, StartError } from './parts/lifetime';
import { root as project } from './parts/programs';
import { applyEdit, sliceEdits, withLabels } from './parts/sliceEdits';
import { sliceFiles } from './parts/sliceFiles';
import { sliceNames } from './parts/sliceNames';

await run(async (life) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: project } },
  });
  const at = (path: string) => join(values.root, path);
  const [place, resource] = positionals;
  const migrations = readFileSync(at('packages/db/src/migrations/index.ts'), 'utf8');
  const names = sliceNames(place, resource, migrations);
  const files = sliceFiles(names);
  const there = [...files.keys()].filter((path) => existsSync(at(path)));
  if (there.length > 0) throw new StartError(`Not made, because these are there: ${there.join(', ')}`);

  for (const [path, text] of files) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  const edits = sliceEdits(names);
  for (const edit of edits)
    writeFileSync(at(edit.path), applyEdit(readFileSync(at(edit.path), 'utf8'), edit));
  for (const locale of ['pt', 'en'] as const) {
    const path = at(`locales/${locale}/resources.json`);
    writeFileSync(path, withLabels(readFileSync(path, 'utf8'), names, locale));
  }
  appendFileSync(at('docs/flows/README.md'), `\n## [${names.resource}](${names.resource}.mmd)\n`);

  const touched = [...files.keys(), ...new Set(edits.map(({ path }) => path))].filter((path) =>
    path.endsWith('.ts'),
  );
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', ...touched], {
    cwd: values.root,
    stdio: 'inherit',
  });
  console.log(`Made ${files.size} files. Next: CONTRIBUTING.md, "A resource", step 2.`);
  await life.end();
});
