export * from './answerApplication';
export * from './answerDue';
export * from './apply';
export * from './openBriefing';
export * from './openingMoves';
export * from './ownApplication';
