export * from './askBoth';
export * from './closeBriefing';
export * from './showBoth';
