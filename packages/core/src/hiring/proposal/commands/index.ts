export * from './inviteStandIn';
export * from './proposals';
export * from './selectCreators';
