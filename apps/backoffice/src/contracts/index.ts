export { ContractShow } from './ContractShow';
export { DeliverableShow } from './DeliverableShow';
