export * from './freeParts';
export * from './recordCard';
