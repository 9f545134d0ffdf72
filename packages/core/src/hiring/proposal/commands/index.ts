export * from './acceptConfidentiality';
export * from './drafts';
export * from './inviteStandIn';
export * from './proposals';
export * from './selectCreators';
