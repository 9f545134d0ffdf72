import Button from '@mui/material/Button';
import { useState } from 'react';
import { may } from '../kit/access';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useActor } from '../kit/useActor';
import { useWords, type Words } from '../kit/words';
import type { RecordOf } from '../resources';
import { SettingDialog } from './SettingDialog';

export const inUnits = (row: Pick<RecordOf<'settings'>, 'key' | 'value'>, words: Words): string =>
  row.key.startsWith('fee_bp') ? words.rate(row.value) : words.number(row.value);

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
