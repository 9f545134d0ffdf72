export * from './feed';
export * from './links';
export * from './nextStep';
export * from './notices';
export * from './preferences';
export * from './projectWait';
export { type Audience, audiences } from './rule';
export * from './strangers';
export * from './sums';
