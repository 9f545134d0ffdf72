export * from './castSquad';
export * from './saveVision';
