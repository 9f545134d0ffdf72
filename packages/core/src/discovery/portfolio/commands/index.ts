export * from './addImage';
export * from './addProject';
export * from './placeProject';
export * from './removeImage';
