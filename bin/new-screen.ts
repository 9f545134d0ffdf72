/**
 * Creates the skeleton of a portal page, with its access rule and statement limit: `npx tsx bin/new-screen.ts
 * company|creator <name> [--root <folder of the project>]`
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { areaPath } from '@elenco/core/people';
import { run, StartError } from './parts/lifetime';
import { root as project } from './parts/programs';
import { screenEdits, screenFiles, screenNames, screenWords } from './parts/screenFiles';
import { applyEdit } from './parts/sliceEdits';

await run(async (life) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: project } },
  });
  const at = (path: string) => join(values.root, path);
  const names = screenNames(...positionals);
  const files = screenFiles(names);
  const there = [...files.keys()].filter((path) => existsSync(at(path)));
  if (there.length > 0) throw new StartError(`Not made, because these are there: ${there.join(', ')}`);
  for (const [path, text] of files) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  for (const edit of screenEdits(names))
    writeFileSync(at(edit.path), applyEdit(readFileSync(at(edit.path), 'utf8'), edit));
  for (const locale of ['pt', 'en']) {
    const path = at(`locales/${locale}/${names.area}.json`);
    writeFileSync(path, screenWords(readFileSync(path, 'utf8'), names));
  }
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', ...files.keys()], {
    cwd: values.root,
    stdio: 'inherit',
  });
  console.log(`Made ${areaPath[names.area]}/${names.name}. Next: CONTRIBUTING.md, "A screen".`);
  await life.end();
});
