import type { Content } from '@elenco/core/growth';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useNotify, useRefresh } from 'ra-core';
import { Facts } from '../kit/Facts';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import { DiscardDraft } from './DiscardDraft';
import { DraftForm } from './DraftForm';
import { Moves } from './Moves';
import { isChanged } from './Rows';
import { useDraft } from './useDraft';
import { Versions } from './Versions';

export function ContentShow() {
  return (
    <ResourceShow resource="contents">{(record) => <Screen key={record.id} record={record} />}</ResourceShow>
  );
}

function Screen({ record }: { record: Content }) {
  const words = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const draft = useDraft(record.kind, record);
  const save = async () => {
    const reply = await draft.save('contents.revise', { id: record.id, version: draft.version });
    if (!reply) return;
    notify(words.t('kit.saved'), { type: 'success' });
    refresh();
  };
  return (
    <>
      <PageHead
        title={record.title}
        parent={{ to: `/cms/${record.kind}`, label: words.t(`cms.kinds.${record.kind}`) }}
        beside={
          <>
            <StatusChip resource="contents" status={record.status} />
            {isChanged(record) ? (
              <Chip size="small" variant="outlined" label={words.t('cms.changed')} />
            ) : null}
          </>
        }
        actions={
          <>
            <DiscardDraft record={record} onGone={draft.remove} />
            <Moves record={record} unsaved={draft.dirty} onRefused={draft.showRefusal} />
          </>
        }
      />
      <Columns
        main={
          <Panel title={words.field('contents', 'draft')}>
            <DraftForm kind={record.kind} draft={draft} fixed={record.edition > 0} onSave={save} />
          </Panel>
        }
        aside={
          <>
            <Panel title={words.t('cms.preview')}>
              {draft.dirty ? <Alert severity="info">{words.t('cms.saveFirst')}</Alert> : null}
              <Button
                color="secondary"
                variant="outlined"
                href={`/preview/${record.id}`}
                target="_blank"
                rel="noopener"
                fullWidth
              >
                {words.t('cms.openPreview')}
              </Button>
            </Panel>
            <Panel title={words.t('kit.history')}>
              <Facts resource="contents" record={record} fields={['publishedAt', 'edition', 'updatedAt']} />
              <Versions record={record} />
            </Panel>
          </>
        }
      />
    </>
  );
}
