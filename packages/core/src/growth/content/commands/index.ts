export * from './contents';
export * from './issueCertificate';
export * from './markLesson';
