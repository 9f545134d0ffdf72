/**
 * Prepares a release in a maintainer's clone: `npx tsx bin/release.ts <major|minor|patch|x.y.z>`. Creates one
 * commit (version, CHANGELOG.md, demo database of this version) and its tag. Writes the list of components to
 * `.cache/release`. Pushes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessDate } from '@elenco/brazil';
import { run, StartError } from './parts/lifetime';
import { root } from './parts/programs';
import { changesSince, withSection } from './parts/release/changelog';
import { keepDemoDatabase } from './parts/release/demoDatabase';
import { forbiddenLicenses } from './parts/release/licenses';

const output = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
const versionOf = (): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

await run(async (life) => {
  const [bump] = process.argv.slice(2);
  if (!bump) throw new StartError('Name the version: npx tsx bin/release.ts <major|minor|patch|x.y.z>');
  if (output('git', 'status', '--porcelain').trim())
    throw new StartError('Commit or stash the changes of this clone first.');
  const former = `v${versionOf()}`;
  if (!output('git', 'tag', '--list', former).trim())
    throw new StartError(`The former version has no tag: git tag -a ${former} -m ${former} <commit>`);
  checkLibraries();

  output('npm', 'version', bump, '--no-git-tag-version', '--ignore-scripts');
  const version = versionOf();
  const changelog = join(root, 'CHANGELOG.md');
  const section = await changesSince(root, version, businessDate(new Date()));
  writeFileSync(changelog, withSection(readFileSync(changelog, 'utf8'), section));
  console.log('Making the database of this version …');
  const database = await keepDemoDatabase(version);
  output('git', 'add', 'package.json', 'package-lock.json', changelog, database);
  output('git', 'commit', '--quiet', '-m', `chore(release): ${version}`);
  output('git', 'tag', '-a', `v${version}`, '-m', `v${version}`);
  console.log(`${section}\nCommitted and tagged v${version}. Components: ${writeComponents(version)}`);
  await life.end();
});

/**
 * Fails if a library has a license that is not allowed, or a known vulnerability of level high or critical.
 * Warns if the registry of vulnerabilities does not answer.
 */
function checkLibraries(): void {
  const forbidden = forbiddenLicenses(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (forbidden.length > 0) throw new StartError(`Licences to review:\n${forbidden.join('\n')}`);
  const args = ['audit', '--omit', 'dev', '--audit-level', 'high', '--json'];
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const found = JSON.parse(stdout || '{}').metadata?.vulnerabilities;
  if (!found) console.warn('Vulnerabilities not checked: the registry did not answer `npm audit`.');
  else if (found.high + found.critical > 0)
    throw new StartError(`Close ${found.high + found.critical} vulnerabilities first: npm audit --omit dev`);
}

/**
 * Writes the software bill of materials (CycloneDX) of everything that an installation runs. Returns the path
 * of the file.
 */
function writeComponents(version: string): string {
  const folder = join(root, '.cache/release');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `elenco-${version}.cdx.json`);
  writeFileSync(path, output('npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'));
  return path;
}
