export * from './feed';
export * from './meanwhile';
export * from './nextStep';
export * from './notices';
export * from './preferences';
