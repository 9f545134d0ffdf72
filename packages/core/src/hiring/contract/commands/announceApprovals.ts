import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, update } from '../../../kit';
import { defineCommand, requireAccess, systemOnly } from '../../../people';
import { settingOn, settings } from '../../../platform';
import { newestDraft } from '../draft';
import { deliverables, draftComments, drafts } from '../resource';
import { silenceStep } from '../silence';

/**
 * Notifies brands of drafts that will be approved automatically. Run by a schedule. Returns the ids of
 * deliverables that are due for approval now (`dueIds`), which the worker then approves one by one.
 */
export const announceApprovals = defineCommand({
  name: 'drafts.announceApprovals',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    requireAccess(actor, systemOnly);
    const waiting = await find.lockMany(deliverables, { status: 'draft_submitted' });
    const of = { deliverableId: waiting.map(({ id }) => id) };
    return {
      waiting,
      versions: await find.lockMany(drafts, of),
      comments: await find.many(draftComments, of),
      settings: await find.many(settings, { key: 'silence_days' }),
    };
  },
  decide({ rows, now }) {
    const today = businessDate(now);
    const days = settingOn(rows.settings, 'silence_days', today);
    const steps = rows.waiting.flatMap((piece) => {
      const draft = newestDraft(rows.versions.filter((one) => one.deliverableId === piece.id));
      const comments = rows.comments.filter((one) => one.draftId === draft?.id);
      const step = draft && silenceStep({ draft, comments, days, today });
      return draft && step ? [{ draft, step }] : [];
    });
    const changes = steps.flatMap(({ draft, step }) => {
      if (step.do !== 'announce') return [];
      const { id: rowId, deliverableId: piece, companyId, creatorId, briefingId } = draft;
      return [
        update(drafts, rowId, { approvesOn: step.approvesOn }),
        emit({
          kind: 'drafts.approvalAnnounced',
          resource: drafts.name,
          rowId,
          companyId,
          creatorId,
          briefingId,
          data: { piece },
        }),
      ];
    });
    const due = steps.filter(({ step }) => step.do === 'approve');
    return accept(changes, { dueIds: due.map(({ draft }) => draft.deliverableId) });
  },
});
