export * from './feed';
export * from './links';
export * from './meanwhile';
export * from './nextStep';
export * from './notices';
export * from './preferences';
export { type Audience, audiences } from './rule';
export * from './strangers';
export * from './sums';
