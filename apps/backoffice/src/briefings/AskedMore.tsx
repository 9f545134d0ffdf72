import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

/** The brand's reason for asking for more names. Renders nothing in the first round of curation. */
export function AskedMore({ briefing }: { readonly briefing: RecordOf<'briefings'> }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: steps = [] } = useQuery({
    queryKey: ['briefings', 'history', briefing.id],
    queryFn: () => data.history('briefings', briefing.id),
    enabled: briefing.status === 'curation',
  });
  const last = steps.findLast(({ move }) => move === 'askMore');
  if (briefing.status !== 'curation' || !last?.comment) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <AlertTitle>
        {[words.t('briefing.askedMore'), last.actorName, words.moment(last.at)].filter(Boolean).join(' · ')}
      </AlertTitle>
      {last.comment}
    </Alert>
  );
}
