export * from './createShareLink';
export * from './markName';
export * from './revokeShareLink';
