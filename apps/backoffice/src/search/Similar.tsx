import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { FoundRow } from './FoundRow';

/** Similar profiles, closest first. */
export function Similar({ profileKey }: { profileKey: string }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: rows, error } = useQuery({
    queryKey: ['search', 'similar', profileKey],
    queryFn: () => data.similar(profileKey),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!rows) return <Skeleton variant="rounded" height={120} />;
  if (rows.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {words.t('search.profile.noSimilar')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((found) => (
        <FoundRow key={found.key} found={found} />
      ))}
    </Box>
  );
}
