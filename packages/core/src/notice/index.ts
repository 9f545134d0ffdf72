export * from './nextStep';
export * from './notices';
