export type { Policies } from '../migrations/rowPolicies';
export { changedPolicies } from './changed';
