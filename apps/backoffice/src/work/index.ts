export { ContractShow } from './ContractShow';
export { DeliverableShow } from './DeliverableShow';
export { ProposalShow } from './ProposalShow';
export { SettingList } from './SettingList';
export { SquadList, SquadShow } from './Squads';
