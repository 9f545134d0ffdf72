export * from './deduct';
