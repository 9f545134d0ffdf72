export * from './changePlan';
export { choosePlan } from './choosePlan';
export * from './subscriptionPeriods';
export * from './subscriptions';
