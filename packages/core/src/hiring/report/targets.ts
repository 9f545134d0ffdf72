import { isCost, type Target } from '../vision';
import type { ReportFigures } from './figuresSchema';

/**
 * Result of a comparison with a target. `within`: the target is inside the range of the result, so the target
 * may be reached or missed.
 */
export type TargetVerdict = 'reached' | 'missed' | 'within' | 'no_figure';

export interface TargetResult extends Target {
  readonly verdict: TargetVerdict;
}

/**
 * Compares a report's metrics with the targets that are stored in the report: minimums for results, maximums
 * for costs.
 */
export const targetResults = ({
  targets = [],
  total,
}: Pick<ReportFigures, 'targets' | 'total'>): TargetResult[] =>
  targets.map(({ metric, value }) => {
    const figure = total[metric];
    if (figure === null) return { metric, value, verdict: 'no_figure' };
    const { low, high } = typeof figure === 'number' ? { low: figure, high: figure } : figure;
    const least = isCost(metric) ? high <= value : low >= value;
    const most = isCost(metric) ? low <= value : high >= value;
    return { metric, value, verdict: least ? 'reached' : most ? 'within' : 'missed' };
  });
