export * from './approveSquadProposals';
export * from './askFigures';
export * from './attachBriefing';
export * from './inviteList';
export * from './squadMoves';
