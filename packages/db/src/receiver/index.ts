export { issRulesOf } from '../queries/issRules';
export { receiverOf } from './load';
