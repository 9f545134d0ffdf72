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
  const open = hasDuty(useActor(), 'curation') && briefing.status === 'curation';
  return (
    <Columns
      main={
        <Panel title={words.t('briefing.candidates')}>
          {open ? null : (
            <Alert severity="info" sx={{ mb: 2 }}>
              {words.t('briefing.notInCuration')}
            </Alert>
          )}
          <Candidates briefing={briefing} open={open} />
        </Panel>
      }
      aside={<Shortlist briefing={briefing} open={open} />}
    />
  );
}
