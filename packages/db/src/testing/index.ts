/** For tests of packages that depend on this one, in addition to `Database`. */
export { openOrm } from '../kernel/orm';
export { systemRole } from '../migrations/rowPolicies';
export { notifyNewMatches } from '../outbox/newMatches';
export { Dice } from '../seeds/demo/random';
