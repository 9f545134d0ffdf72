import { plotsOfAurora } from './aurora';
import { plotsOfOthers } from './others';

export { type Plot, reached } from './plot';

/** Aurora and Caio have many projects, because their dashboards are seen first. */
export const plots = [...plotsOfAurora, ...plotsOfOthers];
