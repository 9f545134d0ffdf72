export { bound } from './bound';
export { locks } from './locks';
export { outboxChannel, signal } from './signal';
export { arrayText, disableTimeoutsSql as withoutLimits, isoText, join, type Sql } from './sql';
