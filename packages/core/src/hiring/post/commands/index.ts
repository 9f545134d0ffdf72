export * from './checkPost';
export * from './confirmFigures';
export * from './importFigures';
export * from './keepReading';
export * from './sendFigures';
