/** What tests of packages above this one stand on, beside a `Database`. */
export { openOrm } from '../kernel/orm';
export { systemRole } from '../migrations/rowPolicies';
export { notifyNewMatches } from '../outbox/newMatches';
export { Dice } from '../seeds/demo/random';
