export * from './companies';
export * from './consents';
export * from './creators';
export * from './curatorCodes';
