export * from './advance';
export * from './changePlan';
export { choosePlan } from './choosePlan';
export * from './issuePeriod';
export * from './keepPlan';
export * from './staffMoves';
export * from './withdrawPeriod';
