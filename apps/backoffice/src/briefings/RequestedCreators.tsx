import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetMany } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { Panel } from '../kit/Panel';
import { Portrait } from '../kit/Portrait';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Creators that the brand requested. */
export function RequestedCreators({ ids }: { ids: readonly number[] }) {
  const words = useWords();
  const { data = [] } = useGetMany<RecordOf<'creators'>>('creators', { ids: [...ids] });
  if (ids.length === 0) return null;
  return (
    <Panel title={words.field('briefings', 'wished')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.map((creator) => (
          <Box key={creator.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Portrait creator={creator} size={36} />
            <Link component={RouterLink} to={addressOf('creators', creator.id)}>
              {creator.name}
            </Link>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
