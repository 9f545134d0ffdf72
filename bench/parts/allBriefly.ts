/**
 * Runs every program of `bench` briefly, one after the other in one process, for `tests/api/bench.test.ts`.
 */
import { globSync } from 'node:fs';
import { stopShared } from './brief';

// While the next program loads, the shared portal closes idle connections, and a reused one could fail.
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
