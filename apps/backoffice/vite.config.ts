import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Groups of modules, one script each, by how often their code changes. Browsers therefore keep most scripts
 * cached after a release. A group also contains the modules that its files import, so earlier groups import
 * nothing from later groups.
 */
const groups: { name: string; test: RegExp }[] = [
  // These libraries detect browser features by catching exceptions, after which a browser parses the whole
  // script again. Therefore they are in a small separate script.
  {
    name: 'shims',
    test: /node_modules\/(call-bind|call-bound|call-bind-apply-helpers|define-|dunder-proto|es-|function-bind|get-|gopd|has-|hasown|math-intrinsics|object-keys|object\.entries|lodash|node-polyglot)/,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\//,
  },
  { name: 'core', test: /node_modules\/(zod|libphonenumber-js)\/|packages\/(core|brazil)\// },
  // react-admin and MUI import each other, so they share a group. The calendar of MUI X is not in this group,
  // since it is loaded when the user opens it.
  { name: 'admin', test: /node_modules\/(@mui\/(?!x-)|@emotion|ra-|react-admin|@tanstack|react-hook-form)/ },
  // Components of every screen share one script, since each further script costs a request and a parse.
  { name: 'kit', test: /backoffice\/src\/kit\// },
];

/** Writes a Brotli copy of each script and style sheet, which the server sends. */
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

/** URL of the portal, set by bin/dev.ts. */
const portal = process.env.ELENCO_PORTAL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/dashboard/admin/',
  plugins: [react(), compressed],
  // Browsers run `JSON.parse` on the translations several times faster than they parse the same data as
  // JavaScript.
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
