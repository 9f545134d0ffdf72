export * from './list';
export * from './search';
export * from './thread';
