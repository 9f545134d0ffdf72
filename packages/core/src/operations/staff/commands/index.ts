export * from './addTask';
export * from './assignBriefings';
export * from './finishTask';
export * from './handOverTask';
export * from './writeNote';
