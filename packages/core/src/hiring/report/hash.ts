import { canonical, hashOf } from '../../kit';
import { frozenFigures, type ReportFigures } from './figuresSchema';

/** Returns the fingerprint of a report's metrics. Reports with the same fingerprint state the same results. */
export const figuresHash = (figures: ReportFigures): string =>
  hashOf(canonical(frozenFigures.parse(figures)));
