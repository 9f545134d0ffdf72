export * from './acceptContracts';
export * from './announceApprovals';
export * from './completeHiring';
export * from './contracts';
export * from './deliverables';
export * from './draftComments';
