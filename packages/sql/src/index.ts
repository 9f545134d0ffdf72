export { bound } from './bound';
export { locks } from './locks';
export { outboxChannel, signal } from './signal';
export { arrayText, isoText, join, type Sql, withoutLimits } from './sql';
