import { findDisclosure } from '@elenco/brazil';
import { insert, refuse } from '../../../kit';
import { defineMove, demandFile, id, paragraph, webLink } from '../../../people';
import { mediaOf, newest } from '../draft';
import { deliverables, drafts } from '../resource';

/**
 * A creator shows what would be published: a version beside those before it. Paid content without its mark at first view
 * goes no further: CONAR's guide, in force since 2026-06-01. Refuses `draft_required`, `disclosure_missing`,
 * `disclosure_hidden` (params `mark`) where it stands behind "see more", and `unknown_file` at `/draftFileId`.
 */
export const submitDraft = defineMove(deliverables, 'submitDraft', {
  fields: {
    caption: paragraph(2_200),
    draftLink: webLink.nullable().default(null),
    draftFileId: id.nullable().default(null),
  },
  async also(find, { id: deliverableId, creatorId }, { draftFileId }) {
    const file = draftFileId === null ? null : await demandFile(find, draftFileId, creatorId, '/draftFileId');
    // Locked, so that nobody comments on a version that is the newest no more.
    return { file, before: await find.lockMany(drafts, { deliverableId }) };
  },
  decide({ row, also: { file, before }, input: { caption, draftLink, draftFileId } }) {
    if (draftLink === null && draftFileId === null) return refuse('draft_required', '/draftLink');
    const disclosure = findDisclosure(caption);
    if (!disclosure) return refuse('disclosure_missing', '/caption');
    if (!disclosure.atFirstView) return refuse('disclosure_hidden', '/caption', { mark: disclosure.mark });
    const { id: deliverableId, contractId, briefingId, companyId, creatorId, changeRounds } = row;
    const version = insert(drafts, {
      deliverableId,
      contractId,
      briefingId,
      companyId,
      creatorId,
      caption,
      number: (newest(before)?.number ?? 0) + 1,
      round: changeRounds + 1,
      media: file ? mediaOf(file.mime) : 'link',
      link: draftLink,
      fileId: draftFileId,
      approvesOn: null,
    });
    return { patch: { caption, draftLink, draftFileId }, and: [version] };
  },
});
