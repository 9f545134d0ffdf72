import { businessDate } from '@elenco/brazil';
import { refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { settingOn, settings } from '../../../platform';
import { newest } from '../draft';
import { deliverables, draftComments, drafts } from '../resource';
import { silenceStep } from '../silence';

/**
 * A brand lets a draft be published; or, where it has been silent as long as the setting says and was told of it, the
 * product does. Refuses the product `not_silent`.
 */
export const approveDraft = defineMove(deliverables, 'approve', {
  fields: {},
  also: async (find, { id: deliverableId }) => {
    const draft = newest(await find.lockMany(drafts, { deliverableId }));
    return {
      draft,
      comments: draft ? await find.many(draftComments, { draftId: draft.id }) : [],
      settings: await find.many(settings, { key: 'silence_days' }),
    };
  },
  decide({ also: { draft, comments, settings: rules }, actor, now }) {
    if (actor.role !== 'system') return {};
    const today = businessDate(now);
    const days = settingOn(rules, 'silence_days', today);
    const step = draft && silenceStep({ draft, comments, days, today });
    return step?.do === 'approve' ? {} : refuse('not_silent');
  },
});
