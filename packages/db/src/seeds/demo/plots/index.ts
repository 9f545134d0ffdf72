import { plotsOfAurora } from './aurora';
import { plotsOfOthers } from './others';

export { type Plot, reached } from './plot';

/** Aurora's and Caio's projects are many, because their dashboards are what one sees first. */
export const plots = [...plotsOfAurora, ...plotsOfOthers];
