export * from './approvals';
export * from './invitations';
export * from './members';
