import { businessDate, findDisclosure } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, insert, Problem, refuse, update } from '../../../kit';
import {
  channelHosts,
  defineCommand,
  defineMove,
  id,
  isOfChannel,
  paragraph,
  requireFile,
  text,
  webLink,
} from '../../../people';
import { settingOn, settings } from '../../../platform';
import { briefings } from '../../briefing';
import { byContract } from '../byContract';
import { checkDraft, MAX_DRAFT_CAPTION, MAX_SUBTITLES } from '../check';
import { canBeReminded, dueAfterReview } from '../deliverableState';
import { MAX_REASON, mediaOf, newestDraft } from '../draft';
import { isAdvertising } from '../kind';
import { contracts, deliverables, draftComments, drafts } from '../resource';
import { roundsIncluded } from '../rounds';
import { silenceStep } from '../silence';

/**
 * Approves a draft for publication, as the brand. The system approves it if the brand was notified and did
 * not answer within the configured days. If the due date passed during the review, it is postponed
 * (`dueAfterReview`). Refuses with `not_silent` if the system may not approve the draft yet.
 */
export const approveDraft = defineMove(deliverables, 'approve', {
  fields: {},
  also: async (find, { id: deliverableId }) => {
    const draft = newestDraft(await find.lockMany(drafts, { deliverableId }));
    return {
      draft,
      comments: draft ? await find.many(draftComments, { draftId: draft.id }) : [],
      settings: await find.many(settings, { key: 'silence_days' }),
    };
  },
  decide({ row, also: { draft, comments, settings: rules }, actor, now }) {
    const today = businessDate(now);
    const approved = { patch: dueAfterReview(row, today) };
    if (actor.role !== 'system') return approved;
    const days = settingOn(rules, 'silence_days', today);
    const step = draft && silenceStep({ draft, comments, days, today });
    return step?.do === 'approve' ? approved : refuse('not_silent');
  },
});

/**
 * Stores the link of the published content, as the creator. The creator can correct the link until the
 * publication is verified. Refuses with `link_of_other_channel` at `/link` (params `host`), except for
 * freelancers, whose final files may be on any host.
 */
export const publishContent = defineMove(deliverables, 'publish', {
  fields: { link: webLink },
  also: async (find, { briefingId }) => (await find.many(briefings, { id: briefingId }))[0]!,
  decide({ row, also: briefing, input: { link }, now }) {
    if (isAdvertising(briefing) && !isOfChannel(link, row.channel)) {
      return refuse('link_of_other_channel', '/link', { host: channelHosts[row.channel]?.[0] ?? '' });
    }
    return { patch: { link, publishedAt: now } };
  },
});

/** Maximum number of deliverables per reminder. */
const MAX_REMINDED = 300;

/**
 * Reminds creators of work that they still have to deliver, as the brand: one notice per creator and project,
 * at most once a day for each deliverable. Skips deliverables on which the creator does not have to act now,
 * and those for which a reminder was sent today. `reminded` is the number of notices. Refuses with
 * `nobody_to_remind`.
 */
export const remindCreators = defineCommand({
  name: 'deliverables.remind',
  rest: 'Reminds creators of what they still have to deliver',
  input: z.strictObject({ ids: z.array(id).min(1, 'nobody_chosen').max(MAX_REMINDED, 'too_many') }),
  async load(find, { ids }, { actor }) {
    if (actor.role !== 'company') throw new Problem('not_found');
    const named = await find.lockMany(deliverables, { id: ids, companyId: actor.companyId });
    if (named.length < new Set(ids).size) throw new Problem('not_found');
    return named;
  },
  decide({ rows, now }) {
    const due = rows.filter((row) => canBeReminded(row, businessDate(now)));
    if (due.length === 0) return refuse('nobody_to_remind');
    const notices = byContract(due).map(([first, ...more]) => {
      const { id: rowId, companyId, creatorId, briefingId } = first!;
      const about = { resource: deliverables.name, rowId, companyId, creatorId, briefingId };
      return emit({ kind: 'deliverables.remind', ...about, data: { count: more.length + 1 } });
    });
    return accept([...due.map((row) => update(deliverables, row.id, { remindedAt: now })), ...notices], {
      reminded: notices.length,
    });
  },
});

/**
 * Requests another version of a draft, as the brand. The price includes a number of rounds, which is fixed
 * with the contract. If the due date passed during the review, it is postponed (`dueAfterReview`). Refuses
 * with `change_rounds_used` (params `included`).
 */
export const requestChanges = defineMove(deliverables, 'requestChanges', {
  fields: { comment: paragraph(1_000) },
  also: async (find, row) => ({
    contracts: await find.many(contracts, { id: row.contractId }),
    briefing: (await find.many(briefings, { id: row.briefingId }))[0]!,
    settings: await find.many(settings, { key: 'change_rounds' }),
  }),
  decide({ row, also, input: { comment }, now }) {
    const agreedOn = also.contracts[0]?.approvedOn ?? businessDate(now);
    const included = roundsIncluded(also.briefing, also.settings, agreedOn);
    if (row.changeRounds >= included) return refuse('change_rounds_used', '', { included });
    const due = dueAfterReview(row, businessDate(now));
    return { patch: { changeRounds: row.changeRounds + 1, changeNote: comment, ...due } };
  },
});

/**
 * Sends a publication link back with a description of what is wrong, as the brand or curation. The creator
 * must then submit another link.
 */
export const sendBackLink = defineMove(deliverables, 'sendBack', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input: { comment } }) => ({ patch: { publishedAt: null, changeNote: comment } }),
});

/**
 * Submits a draft as a new version, as the creator. The ad disclosure of paid content must be visible without
 * expanding the caption (CONAR's guide, in force since 2026-06-01). A freelancer's work is not published and
 * needs no disclosure. Refuses with `draft_required`, `disclosure_missing`, `disclosure_hidden` (params
 * `mark`) if the disclosure is behind "see more", `unknown_file` at `/draftFileId`, and `reason_required`
 * (params `count`) at `/reason` if the draft deviates from the brief and the creator gives no reason.
 */
export const submitDraft = defineMove(deliverables, 'submitDraft', {
  fields: {
    caption: paragraph(MAX_DRAFT_CAPTION),
    draftLink: webLink.nullable().default(null),
    draftFileId: id.nullable().default(null),
    /** Text of a .srt or .vtt file. */
    subtitles: text(MAX_SUBTITLES).default(''),
    reason: text(MAX_REASON).default(''),
  },
  async also(find, { id: deliverableId, creatorId, briefingId }, { draftFileId }) {
    const file =
      draftFileId === null ? null : await requireFile(find, draftFileId, creatorId, '/draftFileId');
    const briefing = (await find.many(briefings, { id: briefingId }))[0]!;
    // Locks the versions, so that no comment is added to a version that is no longer the newest.
    return { file, briefing, before: await find.lockMany(drafts, { deliverableId }) };
  },
  decide({ row, also: { file, briefing, before }, input }) {
    const { caption, draftLink, draftFileId, subtitles, reason } = input;
    if (draftLink === null && draftFileId === null) return refuse('draft_required', '/draftLink');
    if (isAdvertising(briefing)) {
      const disclosure = findDisclosure(caption);
      if (!disclosure) return refuse('disclosure_missing', '/caption');
      if (!disclosure.atFirstView) return refuse('disclosure_hidden', '/caption', { mark: disclosure.mark });
    }
    const findings = checkDraft(briefing, { channel: row.channel, caption, link: draftLink, subtitles });
    if (findings.length > 0 && reason === '') {
      return refuse('reason_required', '/reason', { count: findings.length });
    }
    const { id: deliverableId, contractId, briefingId, companyId, creatorId, changeRounds } = row;
    const version = insert(drafts, {
      deliverableId,
      contractId,
      briefingId,
      companyId,
      creatorId,
      caption,
      number: (newestDraft(before)?.number ?? 0) + 1,
      round: changeRounds + 1,
      media: file ? mediaOf(file.mime) : 'link',
      link: draftLink,
      fileId: draftFileId,
      subtitles,
      findings,
      reason: findings.length > 0 ? reason : '',
      approvesOn: null,
    });
    return { patch: { caption, draftLink, draftFileId }, and: [version] };
  },
});

/** Confirms that the content is online at its link, as the brand or curation. */
export const verifyContent = defineMove(deliverables, 'verify', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
