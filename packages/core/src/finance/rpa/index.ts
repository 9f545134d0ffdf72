import * as rpaReactions from './issueRpa';

export * from './resource';
export * from './schema';
export { rpaReactions };
