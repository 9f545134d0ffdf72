export * from './answerEnding';
export * from './lapseEndings';
export * from './refund';
export * from './requestEnding';
