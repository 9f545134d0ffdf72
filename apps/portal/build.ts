/**
 * Builds the portal: the browser's files and the page renderer (Vite), compressed copies beside the browser's files, and
 * the server (esbuild) as `build/main.js` with the workspace's own packages inside and everything else outside.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundle } from './bundle';

const here = dirname(fileURLToPath(import.meta.url));
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.html', '.webmanifest']);

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < 600) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

async function buildPages(): Promise<void> {
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@remix-run/dev/package.json')), 'dist/cli.js');
  const env = { ...process.env, NODE_ENV: 'production' as const };
  await promisify(execFile)(process.execPath, [cli, 'vite:build'], { cwd: here, env });
}

interface Files {
  readonly module: string;
  imports: string[];
  css: string[];
}

/**
 * Takes out of the browser's list of routes what every page has loaded already: a third of the list, which each
 * visitor loads. The server's own copy, from which pages name their files, stays whole.
 */
async function slimRoutes(folder: string): Promise<void> {
  const [name] = (await readdir(folder)).filter((file) => /^manifest-\w+\.js$/.test(file));
  const path = join(folder, name ?? '');
  const [, head = '', list = ''] =
    /^(window\.__remixManifest=)(.+);\s*$/s.exec(await readFile(path, 'utf8')) ?? [];
  const manifest = JSON.parse(list) as { entry: Files; routes: Record<string, Files> };
  const { entry, routes } = manifest;
  const { root, ...others } = routes;
  if (!root) throw new Error('the list of routes has no root');
  const loaded = new Set([entry.module, root.module, ...entry.imports, ...root.imports, ...root.css]);
  for (const route of Object.values(others)) {
    route.imports = route.imports.filter((file) => !loaded.has(file));
    route.css = route.css.filter((file) => !loaded.has(file));
  }
  await writeFile(path, `${head}${JSON.stringify(manifest)};`);
}

await buildPages();
await slimRoutes(join(here, 'build/client/assets'));
await Promise.all([
  compressFolder(join(here, 'build/client')),
  bundle(join(here, 'server/main.ts'), join(here, 'build/main.js')),
]);
