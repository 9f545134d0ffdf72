export * from './contents';
export * from './lessons';
