import { plotsOfAurora } from './aurora';
import { plotsOfOthers } from './others';

export { hasReached as reached, type Plot } from './plot';

/** Aurora and Caio have many projects, because visitors to the demo open their dashboards first. */
export const plots = [...plotsOfAurora, ...plotsOfOthers];
