export * from './makeGrant';
export * from './markName';
export * from './revokeGrant';
