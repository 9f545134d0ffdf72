export * from './acts';
export * from './ask';
export * from './isAboveLimit';
export * from './limit';
export * from './request';
