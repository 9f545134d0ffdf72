export * from './brazil';
export * from './kit';
export type { Rule } from './party';
export * from './party';
export * from './registry';
