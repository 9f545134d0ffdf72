import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Parts that change at their own pace, so that a release of ours does not make people load all of them again. */
const vendors: [name: string, path: RegExp][] = [
  // They try out the browser while they are loaded by what it throws: for each exception it reads the whole script
  // around them once more, so they stand in a small one.
  [
    'shims',
    /node_modules\/(call-bind|call-bound|call-bind-apply-helpers|define-|dunder-proto|es-|function-bind|get-|gopd|has-|hasown|math-intrinsics|object-keys|object\.entries|lodash|node-polyglot)/,
  ],
  ['react', /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\//],
  // react-admin and MUI import each other's parts, so they are one.
  ['admin', /node_modules\/(@mui|@emotion|ra-|react-admin|@tanstack|react-hook-form)/],
  // What every screen is built of, as one script: each further one is read and asked for on its own.
  ['kit', /backoffice\/src\/kit\//],
  ['core', /node_modules\/(zod|libphonenumber-js)\/|packages\/core\//],
];

/** Beside each script its compressed copy, which the server sends. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, files) {
    const scripts = Object.keys(files).filter((name) => /\.(js|css)$/.test(name));
    await Promise.all(
      scripts.map(async (name) => {
        const path = join(dir, name);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
      }),
    );
  },
};

/** bin/dev.ts tells where the portal runs. */
const portal = process.env.ELENCO_PORTAL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/dashboard/admin/',
  plugins: [react(), compressed],
  // Texts are read by JSON.parse, which is several times faster than reading them as code.
  json: { stringify: true, namedExports: false },
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rollupOptions: {
      output: { manualChunks: (id) => vendors.find(([, path]) => path.test(id))?.[0] },
    },
  },
  server: { proxy: { '/api': portal, '/logout': portal } },
});
