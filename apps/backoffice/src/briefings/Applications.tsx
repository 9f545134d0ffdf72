import { acceptsApplicants, decisionsFor } from '@elenco/core/hiring';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LastDay } from '../jobs/LastDay';
import { MoveButtons } from '../kit/MoveButtons';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { OpenJobDialog } from './OpenJobDialog';

const jobs: readonly Column<'openings'>[] = [
  { source: 'title' },
  { source: 'status' },
  { source: 'closesOn', render: (row) => <LastDay job={row} /> },
  { source: 'answersOn' },
  { source: 'places' },
  { source: 'feeLowCents' },
  { source: 'feeHighCents' },
  {
    source: 'id',
    label: 'jobs.act',
    acts: true,
    render: (row) => <MoveButtons resource="openings" record={row} minor />,
  },
];

/**
 * Returns the columns of applications. The last column has the decisions that the briefing's state allows.
 */
const applicationColumns = (briefing: RecordOf<'briefings'>): readonly Column<'applications'>[] => [
  { source: 'creatorId' },
  { source: 'score' },
  { source: 'counterCents' },
  { source: 'message' },
  { source: 'status' },
  {
    source: 'id',
    label: 'jobs.act',
    acts: true,
    render: (row) => <Decide application={row} only={decisionsFor(briefing)} />,
  },
];

interface DecideProps {
  readonly application: RecordOf<'applications'>;
  readonly only: readonly string[];
}

/** Buttons for the decisions about an application. The labels of the buttons name the applicant. */
function Decide({ application, only }: DecideProps) {
  const applicant = (
    <>
      <ReferenceLink resource="creators" id={application.creatorId} /> · #{application.id}
    </>
  );
  return (
    <MoveButtons
      resource="applications"
      record={application}
      about={{ shortlist: applicant, wait: applicant, decline: applicant }}
      only={only}
      minor
    />
  );
}

/**
 * The briefing as a job, and its applicants. Applicants who are on the shortlist are listed with the curated
 * creators.
 */
export function Applications({ briefing }: { briefing: RecordOf<'briefings'> }) {
  const words = useWords();
  const actor = useActor();
  const [opening, setOpening] = useState(false);
  const { id: briefingId, kind } = briefing;
  const curates =
    actor.role === 'admin' && actor.duties.some((duty) => duty === 'curation' || duty === 'owner');
  const may = curates && kind !== 'silent_squad' && acceptsApplicants(briefing);
  return (
    <>
      {may && (
        <Box sx={{ mb: 2 }}>
          <Button variant="outlined" onClick={() => setOpening(true)}>
            {words.t('briefing.openJob')}
          </Button>
        </Box>
      )}
      {opening && <OpenJobDialog briefing={briefing} onClose={() => setOpening(false)} />}
      <ResourceList
        resource="openings"
        columns={jobs}
        filters={[]}
        sort={['id', 'DESC']}
        within={{ briefingId }}
        empty={{ title: words.t('briefing.noJob'), hint: words.t('briefing.noJobHint') }}
      />
      <ResourceList
        resource="applications"
        columns={applicationColumns(briefing)}
        filters={['status']}
        sort={['score', 'DESC']}
        within={{ briefingId }}
        empty={{ title: words.t('briefing.nobodyApplied'), hint: words.t('briefing.nobodyAppliedHint') }}
      />
    </>
  );
}
