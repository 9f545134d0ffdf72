#!/usr/bin/env node
/** Lets `npx elenco <command>` run the operator's program in the folder of an installation. */
process.argv.splice(2, 0, 'elenco');
await import('./run.mjs');
