import Button from '@mui/material/Button';
import { useState } from 'react';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { IssRuleDialog } from './IssRuleDialog';

const columns: readonly Column<'iss-rules'>[] = [
  { source: 'city' },
  { source: 'state' },
  { source: 'validFrom' },
  { source: 'lawRef' },
  { source: 'withheld' },
  { source: 'dueDay' },
  { source: 'rateBp' },
  { source: 'authorId' },
];

/** Service tax rules of municipalities. */
export function IssRuleList() {
  const words = useWords();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHead
        help={['creator', 'taxes']}
        title={words.name('iss-rules', 2)}
        subtitle={words.t('iss.hint')}
        actions={
          <Button variant="contained" onClick={() => setAdding(true)}>
            {words.t('iss.new')}
          </Button>
        }
      />
      <ResourceList
        resource="iss-rules"
        columns={columns}
        filters={['state', 'withheld', 'validFrom']}
        empty={{ title: words.t('iss.none'), hint: words.t('iss.noneHint') }}
      />
      {adding ? <IssRuleDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
