export * from './check';
export * from './commentRatio';
export * from './growthJumps';
export * from './peers';
export * from './quality';
export * from './regularity';
