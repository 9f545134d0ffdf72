export type { Policies } from '../migrations/rowSecurity';
export { changedPolicies } from './changed';
