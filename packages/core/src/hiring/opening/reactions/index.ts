export * from './withBriefing';
export * from './withShortlist';
