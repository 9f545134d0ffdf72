import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';

const columns: readonly Column<'questions'>[] = [
  { source: 'creatorId' },
  { source: 'block' },
  { source: 'text' },
  { source: 'answer' },
  { source: 'status' },
  { source: 'createdAt' },
];

/** Questions of invited creators, and the brand's answers. */
export function Questions({ briefingId }: { briefingId: number }) {
  const words = useWords();
  return (
    <ResourceList
      resource="questions"
      columns={columns}
      filters={['status']}
      sort={['createdAt', 'DESC']}
      within={{ briefingId }}
      empty={{ title: words.t('briefing.noQuestions'), hint: words.t('briefing.noQuestionsHint') }}
    />
  );
}
