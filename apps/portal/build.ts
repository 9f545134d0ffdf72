/**
 * Builds the portal's pages: the browser's files and the page renderer (Vite), and compressed copies of the
 * browser's files in the same folder. `bin/parts/build.ts` adds the server and the programs that start it.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

await buildPages();
await compressFolder(join(here, 'build/client'));
