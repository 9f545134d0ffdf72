import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords, type Words } from '../kit/words';
import { ImportDialog } from './ImportDialog';
import { ImportStatus, Outcome } from './ImportStatus';
import { type ImportRecord, useFresh } from './useFresh';

const columnsIn = (words: Words): readonly Column<'imports'>[] => [
  { source: 'fileName', link: true },
  { source: 'source' },
  { source: 'sourceAt', render: ({ sourceAt }) => words.day(sourceAt) },
  { source: 'phase', render: (record) => <Fresh record={record} as={ImportStatus} /> },
  { source: 'updatedAt', label: 'imports.lines', render: (record) => <Fresh record={record} as={Outcome} /> },
  { source: 'createdById' },
  { source: 'createdAt' },
];

interface Props {
  readonly record: ImportRecord;
  readonly as: (props: { readonly record: ImportRecord }) => ReactNode;
}

/** A cell that is updated while the import runs. */
function Fresh({ record, as: Cell }: Props) {
  return <Cell record={useFresh(record)} />;
}

/** Imported profile files with their results, and a button that uploads a new file. */
export function ImportList() {
  const words = useWords();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <PageHead
        title={words.name('imports', 2)}
        subtitle={words.t('imports.hint')}
        actions={
          <Button variant="contained" onClick={() => setChoosing(true)}>
            {words.t('imports.new')}
          </Button>
        }
      />
      <ResourceList
        resource="imports"
        columns={columnsIn(words)}
        filters={['phase', 'createdAt']}
        empty={{ title: words.t('imports.none'), hint: words.t('imports.noneHint') }}
      />
      {choosing ? <ImportDialog onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
