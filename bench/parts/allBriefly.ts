/** Runs every program of `bench` briefly, one after the other in one process: `tests/api/bench.test.ts`. */
import { globSync } from 'node:fs';
import { stopShared } from './brief';

for (const file of globSync('bench/*.ts').sort()) {
  console.log(`== ${file}`);
  await import(new URL(`../../${file}`, import.meta.url).href);
}
await stopShared();
