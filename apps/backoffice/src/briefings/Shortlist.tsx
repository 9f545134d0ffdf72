import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { ShortlistEntry } from './ShortlistEntry';
import { useTooFew } from './useTooFew';

/** The shortlist for the brand. Released entries are visible to the brand and stay. */
export function Shortlist({ briefing, open }: { briefing: RecordOf<'briefings'>; open: boolean }) {
  const words = useWords();
  const tooFew = useTooFew(briefing);
  const { data = [], isPending } = useGetList<RecordOf<'shortlist'>>('shortlist', {
    filter: { briefingId: briefing.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'score', order: 'DESC' },
  });
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
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.map((entry) => (
          <ShortlistEntry key={entry.id} entry={entry} open={open} />
        ))}
      </Box>
    </Panel>
  );
}
