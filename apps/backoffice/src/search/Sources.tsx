import type { SourceLine } from '@elenco/core/discovery';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { SeparateDialog } from './SeparateDialog';

/**
 * Returns the imported lines of a profile. `enabled` is false for users who may not manage imported lines.
 */
export function useSources(key: string, enabled = true) {
  const data = useDataProvider<ElencoDataProvider>();
  return useQuery({
    queryKey: ['search', 'sources', key],
    queryFn: () => data.sources(key),
    enabled,
    retry: false,
  });
}

/** Imported lines of a profile. A line about a different person can be detached. */
export function Sources({ profileKey }: { profileKey: string }) {
  const words = useWords();
  const { data: lines = [], error, isPending } = useSources(profileKey);
  const [leaving, setLeaving] = useState<SourceLine>();
  const others = ({ id, externalId }: SourceLine) =>
    lines.some((line) => line.externalId === externalId && line.id !== id);
  const separating = (line: SourceLine) => (
    <Button
      key="separate"
      size="small"
      color="secondary"
      aria-label={words.t('profile.separateOf', { name: line.name, file: line.fileName })}
      onClick={() => setLeaving(line)}
      sx={{ px: 1, ml: -1 }}
    >
      {words.t('profile.separate')}
    </Button>
  );
  return (
    <Panel title={words.t('profile.sources')}>
      {error ? (
        <Alert severity="error">{error.message}</Alert>
      ) : isPending ? (
        <Skeleton variant="rounded" height={120} />
      ) : lines.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {words.t('profile.noSources')}
        </Typography>
      ) : (
        <SmallTable
          label={words.t('profile.sources')}
          heads={[
            words.t('search.file.name'),
            words.field('imports', 'fileName'),
            words.field('imports', 'source'),
            words.field('imports', 'sourceAt'),
            ...(lines.some(others) ? [words.t('profile.separate')] : []),
          ]}
          rows={lines.map((line) => ({
            key: String(line.id),
            cells: [
              line.name,
              <Link key="file" component={RouterLink} to={addressOf('imports', line.importId)}>
                {words.t('profile.lineOf', { file: line.fileName, line: words.number(line.line) })}
              </Link>,
              line.source,
              words.day(line.sourceAt),
              ...(lines.some(others) ? [others(line) ? separating(line) : '–'] : []),
            ],
          }))}
        />
      )}
      {leaving ? <SeparateDialog line={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </Panel>
  );
}
