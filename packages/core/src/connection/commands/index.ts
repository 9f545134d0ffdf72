export * from './connectChannel';
export * from './disconnectChannel';
export { forgetAccount } from './forgetAccount';
export * from './forgetToken';
export * from './loseChannel';
export * from './missChannel';
export * from './readChannel';
export * from './renewToken';
