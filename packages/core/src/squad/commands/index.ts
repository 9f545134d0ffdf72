export * from './cancelSquad';
