import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Chunks of code that changes at its own pace, so that a release does not invalidate all of it in browsers. A group takes
 * what its files import as well, so the first groups import nothing of the later ones.
 */
const groups: { name: string; test: RegExp }[] = [
  // These try features of the browser by catching exceptions, and each exception makes the browser parse the whole
  // script around it again: they stay in a small one.
  {
    name: 'shims',
    test: /node_modules\/(call-bind|call-bound|call-bind-apply-helpers|define-|dunder-proto|es-|function-bind|get-|gopd|has-|hasown|math-intrinsics|object-keys|object\.entries|lodash|node-polyglot)/,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\//,
  },
  { name: 'core', test: /node_modules\/(zod|libphonenumber-js)\/|packages\/(core|brazil)\// },
  // react-admin and MUI import each other's parts, so they are one.
  { name: 'admin', test: /node_modules\/(@mui|@emotion|ra-|react-admin|@tanstack|react-hook-form)/ },
  // What every screen is built of, as one script: each further one is a request and a parse of its own.
  { name: 'kit', test: /backoffice\/src\/kit\// },
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: groups.map((group, position) => ({ ...group, priority: groups.length - position })),
        },
      },
    },
  },
  server: { proxy: { '/api': portal, '/logout': portal } },
});
