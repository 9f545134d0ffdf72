import { type Change, insert } from '../../kit';
import type { ProposalLine } from '../proposal';
import { deliverableFlow } from './flow';
import { deliverables } from './resource';
import type { Contract, Deliverable } from './schema';

interface Plan {
  /** Amendment that adds the deliverables; null if they belong to the contract itself. */
  readonly amendmentId: number | null;
  readonly dueOn: string | null;
  /** Existing deliverables; the numbers of new ones continue after them. */
  readonly before: readonly Pick<Deliverable, 'channel' | 'format'>[];
  readonly now: string;
}

/**
 * Returns inserts of deliverables, one for each publication in the lines; an empty array if there is no
 * briefing.
 */
export const plannedDeliverables = (
  { id: contractId, briefingId, companyId, creatorId }: Contract,
  lines: readonly ProposalLine[],
  { amendmentId, dueOn, before, now }: Plan,
): Change[] =>
  briefingId === null
    ? []
    : lines.flatMap(({ channel, format, quantity }) => {
        const earlier = before.filter((one) => one.channel === channel && one.format === format).length;
        return Array.from({ length: quantity }, (_, index) =>
          insert(deliverables, {
            contractId,
            amendmentId,
            briefingId,
            companyId,
            creatorId,
            status: deliverableFlow.initial,
            statusSince: now,
            channel,
            format,
            ordinal: earlier + index + 1,
            dueOn,
            dueMovedBy: null,
            caption: '',
            draftLink: null,
            draftFileId: null,
            changeRounds: 0,
            changeNote: '',
            link: null,
            publishedAt: null,
            remindedAt: null,
          }),
        );
      });
