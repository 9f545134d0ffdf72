export * from './attachBriefing';
export * from './squadMoves';
