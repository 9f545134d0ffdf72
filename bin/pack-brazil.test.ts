import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { deep } from '../tests/support/depth';
import { root } from './parts/programs';

const folder = mkdtempSync(join(tmpdir(), 'elenco-brazil-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8' });

it.runIf(deep)(
  'packs Brazil’s rules into a package that Node and TypeScript can import outside the repository',
  () => {
    run(process.execPath, '--import', import.meta.resolve('tsx'), join(root, 'bin/pack-brazil.ts'), 'built');
    run('npm', 'pack', './built', '--silent');
    const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    const modules = join(folder, 'node_modules');
    mkdirSync(join(modules, '@elenco/brazil'), { recursive: true });
    run('tar', '-xf', archive, '-C', 'node_modules/@elenco/brazil', '--strip-components=1');
    for (const name of ['@brazilian-utils', 'libphonenumber-js', 'zod'])
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');

    const program = `import { formatCnpj, nextBankDay, withhold } from '@elenco/brazil';
    import { portion } from '@elenco/brazil/amounts';
    const cents: number = portion(10_000, 1_500);
    const net: number = withhold({ grossCents: cents, legalForm: 'company', on: '2026-11-20' }).netCents;
    console.log(formatCnpj('11222333000181'), nextBankDay('2026-12-25'), net);`;
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(join(folder, 'use.mts'), program);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    run(process.execPath, compiler, '--strict', '--module', 'nodenext', '--target', 'es2022', 'use.mts');
    expect(run(process.execPath, 'use.mjs')).toBe('11.222.333/0001-81 2026-12-28 1478\n');
    expect(readdirSync(join(modules, '@elenco/brazil')).filter((name) => name.includes('test'))).toEqual([]);
  },
);
