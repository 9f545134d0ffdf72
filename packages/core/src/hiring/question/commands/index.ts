export * from './answerQuestion';
export * from './askQuestion';
