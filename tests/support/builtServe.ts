import { fileURLToPath } from 'node:url';

/** `serve.ts` bundled into one file: from sources, each start takes three more CPU seconds. */
export const builtServe = fileURLToPath(new URL('../../.cache/serve/serve.js', import.meta.url));
/** The program of `npm start`, also bundled. */
export const builtStart = fileURLToPath(new URL('../../.cache/serve/start.js', import.meta.url));
/** Node's compile cache of both. */
export const compileCache = fileURLToPath(new URL('../../.cache/compile', import.meta.url));
