import { fileURLToPath } from 'node:url';

/**
 * Path of `serve.ts` bundled into one file. Starting from sources would take three CPU seconds more each
 * time.
 */
export const builtServe = fileURLToPath(new URL('../../.cache/serve/serve.js', import.meta.url));
/** Path of the program that `npm start` runs. */
export const builtStart = fileURLToPath(new URL('../../apps/portal/build/start.js', import.meta.url));
/** Folder of Node's compile cache for both programs. */
export const compileCache = fileURLToPath(new URL('../../.cache/compile', import.meta.url));
