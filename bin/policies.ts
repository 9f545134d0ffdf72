/**
 * Writes the migration that updates row security to the declared `read` rules, and adds this migration to the
 * list of migrations. Run this program after changing a rule or adding a resource. It needs no database.
 * Example: `npx tsx bin/policies.ts squads-for-creators`
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedPolicies } from '@elenco/db/policies';
import { run, StartError } from './parts/lifetime';
import { migrationName } from './parts/migrationName';
import { policyMigration } from './parts/policyMigration';
import { root } from './parts/programs';

await run(async (life) => {
  const [what = ''] = process.argv.slice(2);
  if (!/^[a-z]+(-[a-z]+)*$/.test(what))
    throw new StartError('Say what has changed: npx tsx bin/policies.ts squads-for-creators');
  const { before, after } = await changedPolicies();
  if (Object.keys(after).length + Object.keys(before).length === 0) {
    console.log('The migrations hold the rules as they are declared');
    return life.end();
  }
  const folder = join(root, 'packages/db/src/migrations');
  const list = join(folder, 'index.ts');
  const text = readFileSync(list, 'utf8');
  const name = migrationName(text, `policies-${what}`);
  const file = join(folder, `${name}.ts`);
  if (existsSync(file)) throw new StartError(`${file} is there already`);
  writeFileSync(file, policyMigration(name, before, after));
  writeFileSync(
    list,
    `import { ${name} } from './${name}';\n${text.replace(/,?\s*\];\s*$/, `,\n  { name: '${name}', class: ${name} },\n];\n`)}`,
  );
  execFileSync(process.execPath, [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--write',
    file,
    list,
  ]);
  console.log(`${name}: ${Object.keys({ ...before, ...after }).join(', ')}`);
  await life.end();
});
