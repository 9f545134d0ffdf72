export * from './draftContent';
export * from './issueCertificate';
export * from './makePublic';
export * from './markLesson';
export * from './reorderContents';
export * from './restoreContent';
export * from './reviseContent';
export * from './withdrawContent';
