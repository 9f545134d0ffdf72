export * from './makeReport';
