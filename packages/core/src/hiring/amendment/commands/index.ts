export * from './acceptRenewal';
export * from './refuseRenewal';
export * from './requestRenewal';
