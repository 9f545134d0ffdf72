/** Exports for tests in packages that depend on this one. */
export { openOrm } from '../kernel/orm';
export { systemRole } from '../migrations/rowPolicies';
export { notifyNewMatches } from '../outbox/newMatches';
export { importCrowd } from '../seeds/demo/crowd';
export { Dice } from '../seeds/demo/random';
export { keepRelease, releases, unpackRelease } from './releases';
export { schemaAfter, schemaOf } from './schema';
