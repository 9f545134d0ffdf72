import { type Content, contentKind } from '@elenco/core/growth';
import Button from '@mui/material/Button';
import { useGetList } from 'ra-core';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { RowsExport } from '../kit/ExportMenu';
import { LinkTabs } from '../kit/LinkTabs';
import { PageHead } from '../kit/PageHead';
import { useWords } from '../kit/words';
import { NotFound } from '../shell/NotFound';
import { Rows } from './Rows';

/** All content items of one kind in the order of public pages, with links to the other kinds. */
export function ContentList() {
  const words = useWords();
  const kind = contentKind.safeParse(useParams().kind);
  const { data, error } = useGetList<Content>(
    'contents',
    {
      filter: { kind: kind.data },
      sort: { field: 'position', order: 'ASC' },
      pagination: { page: 1, perPage: 500 },
    },
    { enabled: kind.success },
  );
  if (!kind.success) return <NotFound />;
  const kindWords = words.t(`cms.kinds.${kind.data}`);
  const add = (
    <Button variant="contained" component={RouterLink} to={`/cms/${kind.data}/new`}>
      {words.t('cms.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={words.name('contents', 2)}
        windowTitle={kindWords}
        subtitle={words.t('cms.hint')}
        actions={
          <>
            <RowsExport resource="contents" rows={data ?? []} />
            <Button color="secondary" variant="outlined" href="/new-home" target="_blank" rel="noopener">
              {words.t('cms.previewHome')}
            </Button>
            {add}
          </>
        }
      />
      <LinkTabs
        label={words.field('contents', 'kind')}
        tabs={contentKind.options.map((one) => ({ to: `/cms/${one}`, label: words.t(`cms.kinds.${one}`) }))}
      />
      {error ? <EmptyState title={words.t('kit.failed')} hint={error.message} /> : null}
      {data && data.length === 0 ? (
        <EmptyState title={words.t('cms.empty')} hint={words.t('cms.emptyHint')}>
          {add}
        </EmptyState>
      ) : null}
      {data && data.length > 0 ? <Rows kind={kind.data} rows={data} label={kindWords} /> : null}
    </>
  );
}
