export { arrayText } from './arrayText';
export { bound } from './bound';
export { isoText } from './isoText';
export { locks } from './locks';
export { outboxChannel, signal } from './signal';
export { join, type Sql } from './sql';
export { withoutLimits } from './withoutLimits';
