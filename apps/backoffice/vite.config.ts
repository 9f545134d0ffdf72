import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Chunks by how often their code changes, so that a release does not invalidate all of them in browsers. A group also
 * takes what its files import, so earlier groups import nothing from later ones.
 */
const groups: { name: string; test: RegExp }[] = [
  // These detect browser features by catching exceptions, and each exception makes the browser parse the whole script
  // again, so they are in a small one.
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
  // Components of every screen in one script: each further script is another request and another parse.
  { name: 'kit', test: /backoffice\/src\/kit\// },
];

/** Writes a Brotli copy beside each script and style sheet; the server sends it. */
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

/** The portal's address, set by bin/dev.ts. */
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
