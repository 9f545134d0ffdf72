import { figureStaff } from '@elenco/core/hiring';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { addressOf } from '../addresses';
import { ListTabs } from '../kit/ListTabs';
import { PageHead } from '../kit/PageHead';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { ConfirmFigures } from './ConfirmFigures';
import { columns } from './columns';

const all: readonly Column<'observations'>[] = [
  {
    source: 'postId',
    link: ({ postId }) => addressOf('posts', postId),
    render: ({ postId }) => `#${postId}`,
  },
  ...columns,
  { source: 'creatorId' },
  { source: 'companyId', hidden: true },
];

/** Metrics of all posts, newest first. Unconfirmed metrics are yellow. */
export function ObservationList() {
  const words = useWords();
  const may = figureStaff(useActor()).length > 0;
  return (
    <>
      <PageHead
        title={words.name('observations', 2)}
        actions={
          may ? (
            <Button
              component={Link}
              to="/observations/file"
              color="secondary"
              variant="outlined"
              startIcon={<UploadFile />}
            >
              {words.t('work.importFigures')}
            </Button>
          ) : null
        }
      />
      <ListTabs lists={['posts', 'observations']} />
      <ResourceList
        resource="observations"
        columns={all}
        filters={['confirmed', 'source', 'metric', 'reachKind', 'companyId', 'creatorId', 'observedAt']}
        bulk={<ConfirmFigures />}
        needsCare={({ confirmed }) => !confirmed}
        empty={{ title: words.t('work.noFigures'), hint: words.t('work.noFiguresHint') }}
      />
    </>
  );
}
