import type { Period } from '@elenco/core/kit';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { api } from '../providers/data';
import { useWords } from './words';

interface Props {
  /** Path of the report, relative to the URL of the API. */
  readonly path: string;
  readonly period: Period;
  readonly formats: readonly ('xlsx' | 'csv' | 'journal')[];
}

/** Links that download the report on the screen, one for each format. */
export function BookFiles({ path, period: { from, to }, formats }: Props) {
  const words = useWords();
  return (
    <Box
      role="group"
      aria-label={words.t('books.files')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {formats.map((format) => (
        <Button
          key={format}
          color="secondary"
          variant="outlined"
          size="small"
          startIcon={<Download />}
          href={`${api}/${path}?from=${from}&to=${to}&format=${format}`}
        >
          {format === 'journal' ? words.t('books.journal') : format.toUpperCase()}
        </Button>
      ))}
    </Box>
  );
}
