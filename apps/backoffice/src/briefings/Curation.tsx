import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { hasDuty } from '../kit/access';
import { Columns, Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { AskedMore } from './AskedMore';
import { Candidates } from './Candidates';
import { Shortlist } from './Shortlist';

/** Candidates for a briefing, and the shortlist. */
export function Curation({ briefing }: { briefing: RecordOf<'briefings'> }) {
  const words = useWords();
  const curator = hasDuty(useActor(), 'curation');
  const open = curator && briefing.status === 'curation';
  return (
    <Columns
      main={
        <Panel
          title={words.t('briefing.candidates')}
          actions={
            open ? (
              <Link component={RouterLink} to={`/${briefing.id}/mapeamento`} variant="body2">
                {words.t('mapping.title')}
              </Link>
            ) : null
          }
        >
          <AskedMore briefing={briefing} />
          {open ? (
            <Candidates briefing={briefing} />
          ) : (
            <Alert severity="info">
              {words.t(curator ? 'briefing.notInCurationNow' : 'briefing.notInCuration')}
            </Alert>
          )}
        </Panel>
      }
      asideFirst
      asideSticky
      aside={<Shortlist briefing={briefing} open={open} />}
    />
  );
}
