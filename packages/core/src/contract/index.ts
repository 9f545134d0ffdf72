export * from './commands';
export * as contractCommands from './commands';
export * from './flow';
export * from './inForce';
export * from './isLate';
export * as contractReactions from './reactions';
export * from './resource';
export * from './schema';
export { type Hiring, hashOf, previewContract } from './terms';
