import { fileURLToPath } from 'node:url';

/** `serve.ts` as one file: read as sources, each start costs three more seconds of a core. */
export const builtServe = fileURLToPath(new URL('../../.cache/serve/serve.js', import.meta.url));
/** The program of `npm start`, likewise. */
export const builtStart = fileURLToPath(new URL('../../.cache/serve/start.js', import.meta.url));
/** Where Node keeps what it has compiled of both. */
export const compileCache = fileURLToPath(new URL('../../.cache/compile', import.meta.url));
