import { RelatedList } from '../kit/RelatedList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const versions: readonly Column<'drafts'>[] = [
  { source: 'number' },
  { source: 'round', hidden: true },
  { source: 'media' },
  { source: 'link' },
  { source: 'fileId' },
  { source: 'approvesOn' },
  { source: 'createdAt' },
];

const comments: readonly Column<'draft-comments'>[] = [
  { source: 'draftId', hidden: true },
  { source: 'name' },
  { source: 'side' },
  { source: 'body' },
  { source: 'resolvedAt' },
  { source: 'createdAt' },
];

/** A deliverable's submitted versions, with comments. */
export function Drafts({ deliverableId }: { deliverableId: number }) {
  const words = useWords();
  const empty = { title: words.t('work.noDrafts'), hint: words.t('work.noDraftsHint') };
  return (
    <>
      <RelatedList
        resource="drafts"
        columns={versions}
        sort={['id', 'DESC']}
        within={{ deliverableId }}
        empty={empty}
      />
      <RelatedList
        resource="draft-comments"
        columns={comments}
        sort={['id', 'DESC']}
        within={{ deliverableId }}
        empty={{ title: words.t('work.noComments'), hint: words.t('work.noCommentsHint') }}
      />
    </>
  );
}
