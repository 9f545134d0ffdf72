export * from './recordByHand';
