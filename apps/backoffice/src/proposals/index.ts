export { ProposalShow } from './ProposalShow';
