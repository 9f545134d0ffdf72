import Alert from '@mui/material/Alert';
import { hasDuty } from '../kit/access';
import { Columns, Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Candidates } from './Candidates';
import { Shortlist } from './Shortlist';

/** Who could do it, and who has been chosen to be shown to the brand. */
export function Curation({ briefing }: { briefing: RecordOf<'briefings'> }) {
  const words = useWords();
  const curator = hasDuty(useActor(), 'curation');
  const open = curator && briefing.status === 'curation';
  return (
    <Columns
      main={
        <Panel title={words.t('briefing.candidates')}>
          {open ? null : (
            <Alert severity="info" sx={{ mb: 2 }}>
              {words.t('briefing.notInCuration')}
            </Alert>
          )}
          {curator ? <Candidates briefing={briefing} open={open} /> : null}
        </Panel>
      }
      asideFirst
      aside={<Shortlist briefing={briefing} open={open} />}
    />
  );
}
