export * from './passOverWithBriefing';
