export * from './approveSetting';
export * from './proposeSetting';
export * from './withdrawSetting';
