import * as rpaReactions from './issueRpa';

export * from './rpa';
export { rpaReactions };
