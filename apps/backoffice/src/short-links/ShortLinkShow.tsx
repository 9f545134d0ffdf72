import Button from '@mui/material/Button';
import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { RelatedList } from '../kit/RelatedList';
import { ResourceShow } from '../kit/ResourceShow';
import type { Column } from '../kit/ResourceTable';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { shortAddress } from './address';
import { ClickBars } from './ClickBars';
import { CopyButton } from './CopyButton';

const clicks: readonly Column<'short-link-clicks'>[] = [
  { source: 'day' },
  { source: 'source' },
  { source: 'clicks' },
];

export function ShortLinkShow() {
  return <ResourceShow resource="short-links">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** Target, expiry and clicks of a short link. */
function Screen({ record }: { record: RecordOf<'short-links'> }) {
  const words = useWords();
  const { press, pending } = useRun('short-links.close');
  const address = shortAddress(record.slug);
  return (
    <>
      <PageHead
        title={record.label}
        parent={{ to: listOf('short-links'), label: words.name('short-links', 2) }}
        subtitle={address}
        actions={
          <>
            <CopyButton address={address} />
            {record.closedAt === null ? (
              <Button
                color="error"
                disabled={pending}
                onClick={() => press({ id: record.id }, words.t('links.closed'))}
              >
                {words.t('links.close')}
              </Button>
            ) : null}
          </>
        }
      />
      <Columns
        main={
          <>
            <Panel title={words.t('links.byDay')}>
              <ClickBars linkId={record.id} by="day" />
            </Panel>
            <RelatedList
              resource="short-link-clicks"
              columns={clicks}
              sort={['day', 'DESC']}
              within={{ linkId: record.id }}
              empty={{ title: words.t('links.noClicks'), hint: words.t('links.noClicksHint') }}
            />
          </>
        }
        aside={
          <>
            <Panel title={words.t('links.bySource')}>
              <ClickBars linkId={record.id} by="source" />
            </Panel>
            <Panel title={words.name('short-links')}>
              <Facts
                resource="short-links"
                record={record}
                fields={['slug', 'target', 'expiresOn', 'closedAt', 'createdAt']}
              />
            </Panel>
          </>
        }
      />
    </>
  );
}
