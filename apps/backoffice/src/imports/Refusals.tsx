import Download from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useWords, type Words } from '../kit/words';
import { api, type ElencoDataProvider } from '../providers/data';
import type { ImportRecord } from './useFresh';

/** The first rejected lines with reasons, and a download link for all of them. */
export function Refusals({ record: { id, refused } }: { record: ImportRecord }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: reasons, error } = useQuery({
    queryKey: ['imports', id, 'refusals', refused],
    queryFn: () => data.refusals(id),
    enabled: refused > 0,
    placeholderData: keepPreviousData,
  });
  if (refused === 0) return null;
  return (
    <Panel
      title={words.t('imports.refusals')}
      actions={
        <Button
          component="a"
          href={`${api}/imports/${id}/refusals.csv`}
          download
          color="secondary"
          startIcon={<Download />}
        >
          {words.t('imports.refusalsFile')}
        </Button>
      }
    >
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {reasons ? (
        <>
          <SmallTable
            label={words.t('imports.refusals')}
            heads={[words.t('imports.line'), words.t('imports.field'), words.t('imports.reason')]}
            rows={reasons.map(({ line, pointer, code }, at) => ({
              // A line may be rejected twice for the same reason.
              key: String(at),
              cells: [
                words.number(line),
                fieldName(words, pointer),
                words.t(`imports.reasons.${code}` as 'imports.reasons.too_large', {
                  _: words.problem(code),
                }),
              ],
            }))}
          />
          {new Set(reasons.map(({ line }) => line)).size < refused ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {words.t('imports.refusalsHint', { shown: words.number(reasons.length) })}
            </Typography>
          ) : null}
        </>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Panel>
  );
}

/**
 * Returns the field by the last segment of a pointer that is not a list index, since an index means nothing
 * to the user.
 */
function fieldName(words: Words, pointer: string): string {
  const steps = pointer.split('/').filter((step) => step !== '' && !/^\d+$/.test(step));
  const last = steps.at(-1);
  if (last === undefined) return words.t('imports.wholeLine');
  return words.t(`imports.fields.${last}` as 'imports.fields.name', { _: steps.join('.') });
}
