export * from './addToShortlist';
export * from './approve';
export * from './askMore';
export * from './cancel';
export * from './release';
export * from './removeFromShortlist';
export * from './sendBack';
export * from './submit';
