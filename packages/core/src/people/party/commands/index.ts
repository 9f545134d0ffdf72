export * from './askPlan';
export * from './curatorCodes';
export * from './giveConsent';
export * from './pictures';
export * from './revealPayee';
export * from './setVisibility';
