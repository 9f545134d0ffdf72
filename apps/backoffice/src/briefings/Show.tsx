import { Route, Routes } from 'react-router-dom';
import { addressOf } from '../addresses';
import { AgeField } from '../kit/AgeField';
import { DueField } from '../kit/DueField';
import { FieldValue } from '../kit/FieldValue';
import { LinkTabs } from '../kit/LinkTabs';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { ResourceShow } from '../kit/ResourceShow';
import { UnsavedContext, useUnsavedBelow } from '../kit/Unsaved';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead, type RecordOf } from '../resources';
import { Allowed } from '../shell/Allowed';
import { NotFound } from '../shell/NotFound';
import { Applications } from './Applications';
import { Brief } from './Brief';
import { Curation } from './Curation';
import { Hirings } from './Hirings';
import { Money } from './Money';
import { briefingFields } from './moveFields';
import { ProjectState } from './ProjectState';
import { Proposals } from './Proposals';
import { Questions } from './Questions';
import { RawData } from './RawData';
import { useTooFew } from './useTooFew';

export function BriefingShow() {
  return <ResourceShow resource="briefings">{(record) => <Screen record={record} />}</ResourceShow>;
}

function Screen({ record }: { record: RecordOf<'briefings'> }) {
  const words = useWords();
  const actor = useActor();
  const tooFew = useTooFew(record);
  const [unsavedNote, markUnsaved] = useUnsavedBelow();
  const unreleasable = unsavedNote ? words.t('briefing.unsavedNote') : tooFew;
  const base = addressOf('briefings', record.id);
  const tabs = [
    { to: base, label: words.t('briefing.brief') },
    { to: `${base}/curation`, label: words.t('briefing.curation') },
    { to: `${base}/proposals`, label: words.name('proposals', 2) },
    { to: `${base}/questions`, label: words.name('questions', 2) },
    { to: `${base}/jobs`, label: words.name('openings', 2) },
    { to: `${base}/contracts`, label: words.t('briefing.hirings') },
    ...(mayRead(actor, 'charges') ? [{ to: `${base}/payments`, label: words.t('briefing.payments') }] : []),
    { to: `${base}/data`, label: words.t('briefing.data') },
  ];
  return (
    <>
      <PageHead
        title={record.title}
        windowTitle={`Briefing #${record.id}`}
        parent={{ to: '/', label: words.name('briefings', 2) }}
        beside={<ProjectState record={record} />}
        subtitle={
          <>
            #{record.id} · <FieldValue resource="briefings" record={record} source="companyId" /> ·{' '}
            {record.curationDueAt === null ? (
              <>
                {words.t('briefing.stageSince')} <AgeField since={record.statusSince} />
              </>
            ) : (
              <>
                {words.field('briefings', 'curationDueAt')}: <DueField at={record.curationDueAt} />
              </>
            )}
          </>
        }
        actions={
          <MoveButtons
            resource="briefings"
            record={record}
            fields={briefingFields(words)}
            blocked={unreleasable ? { release: unreleasable } : {}}
          />
        }
      />
      <LinkTabs label={words.name('briefings')} tabs={tabs} />
      <Routes>
        <Route index element={<Brief record={record} />} />
        <Route
          path="curation"
          element={
            <UnsavedContext.Provider value={markUnsaved}>
              <Curation briefing={record} />
            </UnsavedContext.Provider>
          }
        />
        <Route path="proposals" element={<Proposals briefingId={record.id} />} />
        <Route path="questions" element={<Questions briefingId={record.id} />} />
        <Route path="jobs" element={<Applications briefing={record} />} />
        <Route path="contracts" element={<Hirings briefingId={record.id} />} />
        <Route
          path="payments"
          element={
            <Allowed to="charges">
              <Money briefingId={record.id} />
            </Allowed>
          }
        />
        <Route path="data" element={<RawData record={record} />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </>
  );
}
