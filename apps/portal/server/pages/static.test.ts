import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readFolder, staticFiles } from './static';

it('sends a text file as Brotli, as gzip or uncompressed, depending on what the client accepts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elenco-static-'));
  const text = 'export const a = 1;\n'.repeat(100);
  writeFileSync(join(folder, 'a.js'), text);
  writeFileSync(join(folder, 'a.js.br'), 'packed by the build');
  const app = new Hono().use(staticFiles(await readFolder(folder)));
  rmSync(folder, { recursive: true });
  const get = (encodings: string) => app.request('/a.js', { headers: { 'accept-encoding': encodings } });

  expect(await (await get('gzip, br')).text()).toBe('packed by the build');
  for (const _ of ['first', 'again']) {
    const packed = await get('gzip');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
  }
  const plain = await get('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
});
