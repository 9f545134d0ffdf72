import { isCost } from '../vision';
import type { ReportFigures, Totals } from './figuresSchema';

const none = {
  costCents: null,
  revenueCents: null,
  cpm: null,
  cpReached: null,
  cpv: null,
  cpe: null,
  cpc: null,
  cpa: null,
  roas: null,
} as const satisfies Partial<Totals>;
const hide = <Row extends Totals>(row: Row): Row => ({ ...row, ...none });

/** Returns the report without amounts, for users who may not see money. */
export const withoutMoney = (figures: ReportFigures): ReportFigures => ({
  ...figures,
  boostCents: null,
  emv: null,
  total: hide(figures.total),
  byCreator: figures.byCreator.map(hide),
  byChannel: figures.byChannel.map(hide),
  byFormat: figures.byFormat.map(hide),
  byDay: figures.byDay.map(hide),
  posts: figures.posts.map(hide),
  ...(figures.targets ? { targets: figures.targets.filter(({ metric }) => !isCost(metric)) } : {}),
  missing: figures.missing.filter(({ code }) => code !== 'no_boost_cost'),
});
