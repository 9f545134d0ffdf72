/** Draws the flows of core into docs/flows, and deletes drawings of flows that no longer exist. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings, drawingsFolder } from './parts/drawings';

mkdirSync(drawingsFolder, { recursive: true });
const stale = readdirSync(drawingsFolder).filter((file) => file.endsWith('.mmd') && !drawings.has(file));
for (const file of stale) rmSync(join(drawingsFolder, file));
for (const [file, drawing] of drawings) writeFileSync(join(drawingsFolder, file), drawing);
console.log(`${drawings.size} flows drawn`);
