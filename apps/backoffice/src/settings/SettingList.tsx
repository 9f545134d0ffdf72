import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { may } from '../kit/access';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { InForce } from './InForce';
import { inUnits } from './inUnits';
import { SettingDialog } from './SettingDialog';

/** The business's constants, each value with its first day; the past is kept, a change is a new row. */
export function SettingList() {
  const words = useWords();
  const [adding, setAdding] = useState(false);
  const columns: readonly Column<'settings'>[] = [
    { source: 'key' },
    { source: 'value', render: (row) => inUnits(row, words) },
    { source: 'validFrom' },
    { source: 'authorId' },
    { source: 'createdAt' },
  ];
  return (
    <>
      <PageHead
        title={words.t('work.settings')}
        subtitle={words.t('work.settingsHint')}
        actions={
          may(useActor(), 'create', 'settings') ? (
            <Button variant="contained" onClick={() => setAdding(true)}>
              {words.t('work.newValue')}
            </Button>
          ) : null
        }
      />
      <InForce />
      <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
        {words.t('work.changes')}
      </Typography>
      <ResourceList
        resource="settings"
        columns={columns}
        filters={['key', 'validFrom']}
        sort={['validFrom', 'DESC']}
        empty={{ title: words.t('work.noSettings'), hint: words.t('work.noSettingsHint') }}
      />
      {adding ? <SettingDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
