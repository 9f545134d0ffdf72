import type { Route } from '../route';
import { backgroundJobRoutes } from './backgroundJobs';
import { bookRoutes } from './books';
import { dataExportRoutes } from './dataExports';
import { duplicateRoutes } from './duplicates';
import { figureRoutes } from './figures';
import { financeRoutes } from './finance';
import { jumpRoutes } from './jump';
import { listSumRoutes } from './listSums';
import { payoutRunRoutes } from './payoutRuns';
import { platformRoutes } from './platform';
import { readingRoutes } from './readings';
import { sentMessageRoutes } from './sentMessages';
import { squadLogRoutes } from './squadLog';
import { systemStatusRoutes } from './systemStatus';
import { timelineRoutes } from './timeline';
import { waitingRoutes } from './waiting';

/** Routes for staff that concern more than one row. */
export const officeRoutes: readonly Route[] = [
  ...jumpRoutes,
  ...listSumRoutes,
  ...waitingRoutes,
  ...timelineRoutes,
  ...sentMessageRoutes,
  ...squadLogRoutes,
  ...payoutRunRoutes,
  ...financeRoutes,
  ...figureRoutes,
  ...bookRoutes,
  ...backgroundJobRoutes,
  ...readingRoutes,
  ...dataExportRoutes,
  ...duplicateRoutes,
  ...platformRoutes,
  ...systemStatusRoutes,
];
