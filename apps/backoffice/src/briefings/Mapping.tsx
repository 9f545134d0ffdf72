import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addressOf } from '../addresses';
import { hasDuty } from '../kit/access';
import { DueField } from '../kit/DueField';
import { FieldValue } from '../kit/FieldValue';
import { MoveButtons } from '../kit/MoveButtons';
import { PageHead } from '../kit/PageHead';
import { ResourceShow } from '../kit/ResourceShow';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { Colleagues } from '../notes/Colleagues';
import type { RecordOf } from '../resources';
import { AskedMore } from './AskedMore';
import { BriefFacts } from './BriefFacts';
import { MappingCandidates } from './MappingCandidates';
import { briefingFields } from './moveFields';
import { useTooFew } from './useTooFew';

/** Fields of a brief that determine which creators match. */
const briefFields = [
  'budgetCents',
  'creatorsWanted',
  'skill',
  'tags',
  'sought',
  'creatorProfile',
  'work',
  'channels',
  'wanted',
  'demographics',
  'startsOn',
  'publishesOn',
  'dos',
  'donts',
  'contentRules',
  'review',
  'rights',
  'exclusivity',
  'links',
  'attachments',
  'publicText',
] as const;

export function Mapping() {
  return <ResourceShow resource="briefings">{(record) => <Screen briefing={record} />}</ResourceShow>;
}

/**
 * The brief beside its candidates. Curators select several by keyboard and add them to the shortlist
 * together.
 */
function Screen({ briefing }: { briefing: RecordOf<'briefings'> }) {
  const words = useWords();
  const tooFew = useTooFew(briefing);
  const curator = hasDuty(useActor(), 'curation');
  const open = curator && briefing.status === 'curation';
  return (
    <>
      <PageHead
        title={briefing.title}
        windowTitle={`Briefing #${briefing.id}`}
        parent={{
          to: addressOf('briefings', briefing.id),
          label: `${words.name('briefings')} #${briefing.id}`,
        }}
        beside={
          <>
            <StatusChip resource="briefings" status={briefing.status} />
            <DueField at={briefing.curationDueAt} />
          </>
        }
        actions={
          <MoveButtons
            resource="briefings"
            record={briefing}
            fields={briefingFields(words)}
            blocked={tooFew ? { release: tooFew } : {}}
          />
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h2" component="p">
            <FieldValue resource="briefings" record={briefing} source="budgetCents" />
          </Typography>
          <BriefFacts title={words.t('briefing.what')} record={briefing} fields={briefFields} />
          <Colleagues about={{ briefingId: briefing.id }} />
        </Box>
        {/* This section is as tall as the brief, so the summary at the section's end stays visible while
            the curator reads the brief. */}
        <Box
          component="section"
          aria-label={words.t('briefing.candidates')}
          sx={{ display: 'flex', flexDirection: 'column', alignSelf: 'stretch', minWidth: 0 }}
        >
          <AskedMore briefing={briefing} />
          {open ? (
            <MappingCandidates briefing={briefing} />
          ) : (
            <Alert severity="info">
              {words.t(curator ? 'briefing.notInCurationNow' : 'briefing.notInCuration')}
            </Alert>
          )}
        </Box>
      </Box>
    </>
  );
}
