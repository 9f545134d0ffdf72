import {
  engagementQuery,
  engagementReport,
  figuresQuery,
  figuresReport,
  growthQuery,
  growthReport,
} from '@elenco/core';
import { checkedQuery } from '../request';
import type { Route } from '../route';

const days = { from: 'the first business date', to: 'the last business date' };
const noStore = { 'Cache-Control': 'no-store' };

/** Routes for business metrics. For staff. */
export const figureRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/growth',
    source: 'growth',
    summary: 'Activation of sign-ups by step, month and channel; visits and sign-ups by day; for staff',
    query: {
      ...days,
      side: '`companies` or `creators`',
      window: 'days after signing up in which a step counts; 90 unless given',
      code: 'of creators: only those who came by this curator code',
    },
    answer: { status: 200, what: 'the report', schema: growthReport },
    handle: async (c, { database }) =>
      c.json(await database.office.growthReport(c.get('actor'), checkedQuery(c, growthQuery)), 200, noStore),
  },
  {
    method: 'GET',
    path: '/business-figures',
    source: 'business-figures',
    summary: 'Sums by month of trade, fees, subscriptions, overdue charges, names and openings; for owners',
    query: { month: 'the last month, `YYYY-MM`; this one unless given', currency: '`BRL` unless given' },
    answer: { status: 200, what: 'the sums of each month', schema: figuresReport },
    handle: async (c, { database, now }) =>
      c.json(
        await database.office.businessFigures(c.get('actor'), checkedQuery(c, figuresQuery), now()),
        200,
        noStore,
      ),
  },
  {
    method: 'GET',
    path: '/engagement',
    source: 'engagement',
    summary:
      'Posts of hirings and engagement of hired creators over time, compared with all members; for staff',
    query: { ...days, channel: 'one channel; all of them unless given' },
    answer: { status: 200, what: 'the report', schema: engagementReport },
    handle: async (c, { database }) =>
      c.json(
        await database.office.engagementReport(c.get('actor'), checkedQuery(c, engagementQuery)),
        200,
        noStore,
      ),
  },
];
