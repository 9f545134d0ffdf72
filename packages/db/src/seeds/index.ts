export { beginContents } from './contents/begin';
export { demoAccounts, demoIsSeeded, demoPassword, seedDemo } from './demo';
export { Job } from './job';
export { People } from './people';
