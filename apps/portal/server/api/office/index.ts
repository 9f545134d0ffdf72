import type { Route } from '../route';
import { backgroundJobRoutes } from './backgroundJobs';
import { bookRoutes } from './books';
import { duplicateRoutes } from './duplicates';
import { figureRoutes } from './figures';
import { financeRoutes } from './finance';
import { jumpRoutes } from './jump';
import { payoutRunRoutes } from './payoutRuns';
import { platformRoutes } from './platform';
import { readingRoutes } from './readings';
import { squadLogRoutes } from './squadLog';
import { timelineRoutes } from './timeline';
import { waitingRoutes } from './waiting';

/** Routes of staff that are not about single rows. */
export const officeRoutes: readonly Route[] = [
  ...jumpRoutes,
  ...waitingRoutes,
  ...timelineRoutes,
  ...squadLogRoutes,
  ...payoutRunRoutes,
  ...financeRoutes,
  ...figureRoutes,
  ...bookRoutes,
  ...backgroundJobRoutes,
  ...readingRoutes,
  ...duplicateRoutes,
  ...platformRoutes,
];
