import Button from '@mui/material/Button';
import { useState } from 'react';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import { shortAddress } from './address';
import { CopyButton } from './CopyButton';
import { ShortLinkDialog } from './ShortLinkDialog';

const columns: readonly Column<'short-links'>[] = [
  { source: 'label', link: true },
  {
    source: 'slug',
    render: ({ slug }) => (
      <>
        {`/s/${slug}`} <CopyButton address={shortAddress(slug)} />
      </>
    ),
  },
  { source: 'target', render: ({ target }) => target },
  { source: 'expiresOn' },
  { source: 'closedAt' },
  { source: 'createdAt' },
];

/** Short links, and a button to create one. */
export function ShortLinkList() {
  const words = useWords();
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageHead
        title={words.name('short-links', 2)}
        subtitle={words.t('links.hint')}
        actions={
          <Button variant="contained" onClick={() => setMaking(true)}>
            {words.t('links.new')}
          </Button>
        }
      />
      <ResourceList
        resource="short-links"
        columns={columns}
        filters={['createdAt']}
        empty={{ title: words.t('links.none'), hint: words.t('links.noneHint') }}
      />
      {making ? <ShortLinkDialog onClose={() => setMaking(false)} /> : null}
    </>
  );
}
