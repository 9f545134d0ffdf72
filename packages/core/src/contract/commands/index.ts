export * from './acceptContract';
export * from './approveDraft';
export * from './approveProposals';
export * from './publishContent';
export * from './requestChanges';
export * from './submitDraft';
export * from './verifyContent';
export * from './withdrawContract';
