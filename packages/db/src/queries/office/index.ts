export { actOnJob, backgroundJobs } from './backgroundJobs';
export { candidateFacts } from './candidates';
export { engagementReport } from './engagement';
export { financeDay } from './financeDay';
export { growthReport } from './growth';
export { jump } from './jump';
export { timelineOf } from './timeline';
export { countVisits } from './visits';
export { waitingCounts } from './waiting';
