export * from './declared';
export * from './report';
