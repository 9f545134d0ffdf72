export * from './endHiring';
export * from './planDeliverables';
export * from './withdrawWithBriefing';
