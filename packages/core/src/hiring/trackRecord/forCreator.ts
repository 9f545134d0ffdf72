import type { Briefing } from '../briefing';
import { isSilent, type Proposal } from '../proposal';
import { type ShownRecord, shownRecord, type TrackRecord } from './trackRecord';

/** Share of charges paid in time, or of contracts kept: at least 90 %, at least 70 %, or less. */
export type ShareBand = 'most' | 'many' | 'fewer';

/** Usual time until the first answer: at most a day, at most a week, or longer. */
export type TimeBand = 'day' | 'week' | 'longer';

/**
 * Track record of a brand that is still hidden. It contains no exact values: the brand's public jobs show the
 * same values, so they would reveal the brand.
 */
export interface CoarseRecord {
  readonly payment?: ShareBand;
  readonly answers?: TimeBand;
  readonly contracts?: ShareBand;
}

/** A track record as a creator sees it. */
export type RecordForCreator =
  | { readonly kind: 'exact'; readonly record: ShownRecord }
  | { readonly kind: 'coarse'; readonly record: CoarseRecord };

const shareBand = (part: number, cases: number): ShareBand =>
  part >= cases * 0.9 ? 'most' : part >= cases * 0.7 ? 'many' : 'fewer';

const timeBand = (hours: number): TimeBand => (hours <= 24 ? 'day' : hours <= 24 * 7 ? 'week' : 'longer');

function coarseRecord({ payment, answers, contracts }: ShownRecord): CoarseRecord {
  return {
    ...(payment && { payment: shareBand(payment.inTime, payment.cases) }),
    ...(answers && { answers: timeBand(answers.medianHours) }),
    ...(contracts && { contracts: shareBand(contracts.cases - contracts.ended, contracts.cases) }),
  };
}

/** Returns a brand's track record for an invited creator; only ranges while the brand is hidden. */
export function recordForCreator(
  record: TrackRecord | undefined,
  briefing: Pick<Briefing, 'kind'>,
  proposal: Pick<Proposal, 'status' | 'confidentiality'>,
): RecordForCreator {
  const shown = shownRecord(record);
  return isSilent(briefing, proposal)
    ? { kind: 'coarse', record: coarseRecord(shown) }
    : { kind: 'exact', record: shown };
}
