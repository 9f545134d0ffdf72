export * from './answerStep';
export * from './moveStep';
export * from './saveStep';
