/**
 * Runs every program of `bench` briefly, one after the other in this process. `tests/api/bench.test.ts` uses
 * it.
 */
import { globSync } from 'node:fs';
import { stopShared } from './brief';

// Requests do not reuse connections. While the next program loads, the shared portal closes idle connections,
// and a request that reuses a closed connection could fail.
const keepingFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('Connection', 'close');
  return keepingFetch(input, { ...init, headers });
};

for (const file of globSync('bench/*.ts').sort()) {
  console.log(`== ${file}`);
  await import(new URL(`../../${file}`, import.meta.url).href);
}
await stopShared();
