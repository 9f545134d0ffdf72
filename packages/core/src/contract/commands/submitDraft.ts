import { findDisclosure } from '../../brazil';
import { refuse } from '../../kit';
import { defineMove, demandFile, id, paragraph, webLink } from '../../party';
import { deliverables } from '../resource';

/**
 * A creator shows what would be published. Paid content without its mark at first view goes no further:
 * CONAR's guide, in force since 2026-06-01. Refuses `draft_required`, `disclosure_missing`,
 * `disclosure_hidden` (params `mark`) where it stands behind "see more", and `unknown_file` at `/draftFileId`.
 */
export const submitDraft = defineMove(deliverables, 'submitDraft', {
  fields: {
    caption: paragraph(2_200),
    draftLink: webLink.nullable().default(null),
    draftFileId: id.nullable().default(null),
  },
  async also(find, { creatorId }, { draftFileId }) {
    if (draftFileId !== null) await demandFile(find, draftFileId, creatorId, '/draftFileId');
    return null;
  },
  decide({ input: { caption, draftLink, draftFileId } }) {
    if (draftLink === null && draftFileId === null) return refuse('draft_required', '/draftLink');
    const disclosure = findDisclosure(caption);
    if (!disclosure) return refuse('disclosure_missing', '/caption');
    if (!disclosure.atFirstView) return refuse('disclosure_hidden', '/caption', { mark: disclosure.mark });
    return { patch: { caption, draftLink, draftFileId } };
  },
});
