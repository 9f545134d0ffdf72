import { plotsOfAurora } from './aurora';
import { plotsOfOthers } from './others';

export { type Plot, reached } from './plot';

/** Aurora and Caio have many projects, because visitors to the demo open their dashboards first. */
export const plots = [...plotsOfAurora, ...plotsOfOthers];
