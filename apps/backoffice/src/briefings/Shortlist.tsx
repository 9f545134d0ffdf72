import { cheapestOf } from '@elenco/core/hiring';
import { seesAllPrices } from '@elenco/core/people';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useGetMany } from 'ra-core';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Estimate } from './Estimate';
import { ShortlistEntry } from './ShortlistEntry';
import { useTooFew } from './useTooFew';

/** The shortlist for the brand. Entries that were released to the brand cannot be removed. */
export function Shortlist({ briefing, open }: { briefing: RecordOf<'briefings'>; open: boolean }) {
  const words = useWords();
  const tooFew = useTooFew(briefing);
  const { data = [], isPending } = useGetList<RecordOf<'shortlist'>>('shortlist', {
    filter: { briefingId: briefing.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'score', order: 'DESC' },
  });
  const { data: creators = [] } = useGetMany<RecordOf<'creators'>>(
    'creators',
    { ids: data.map(({ creatorId }) => creatorId) },
    { enabled: data.length > 0 },
  );
  const cheapest = cheapestOf(
    briefing,
    creators.filter((one) => one !== undefined),
  );
  const withoutPrices = !seesAllPrices(useActor());
  return (
    <Panel title={words.t('briefing.shortlist', { count: data.length })}>
      {tooFew ? (
        <Typography
          variant="body2"
          sx={{
            mb: 2,
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'warning.light',
            color: 'warning.main',
            fontWeight: 600,
          }}
        >
          {tooFew}
        </Typography>
      ) : null}
      {data.length === 0 && !isPending ? (
        <Typography color="textSecondary">{words.t('briefing.shortlistEmpty')}</Typography>
      ) : null}
      {cheapest.length > 0 && !withoutPrices ? (
        <Box sx={{ mb: 2 }}>
          <Typography variant="caption" component="div" color="textSecondary">
            {words.t('briefing.cheapest', {
              smart_count: cheapest.length,
              count: words.number(cheapest.length),
            })}
          </Typography>
          <Estimate briefing={briefing} chosen={cheapest} />
        </Box>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.map((entry) => (
          <ShortlistEntry key={entry.id} entry={entry} open={open} />
        ))}
      </Box>
    </Panel>
  );
}
