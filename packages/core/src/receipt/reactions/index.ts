export * from './freeParts';
export * from './recordByHand';
