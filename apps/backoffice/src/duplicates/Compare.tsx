import type { MergePreview } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useGetMany } from 'ra-core';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';
import { comparePath } from './address';
import { Distinct } from './Distinct';
import { MergeDialog } from './MergeDialog';
import { SideBySide } from './SideBySide';

/** Two creators side by side, the effects of a merge, and the merge button. */
export function Compare() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const [params] = useSearchParams();
  const [keptId, mergedId] = [Number(params.get('kept')), Number(params.get('merged'))];
  const asked = keptId > 0 && mergedId > 0;
  const { data: found = [] } = useGetMany<RecordOf<'creators'>>(
    'creators',
    { ids: [keptId, mergedId] },
    { enabled: asked },
  );
  const { data: people = [] } = useGetList<RecordOf<'users'>>(
    'users',
    { filter: { creatorId: [keptId, mergedId] } },
    { enabled: asked },
  );
  const previewOf = (kept: number, merged: number, enabled: boolean) => ({
    queryKey: ['duplicates', kept, merged],
    queryFn: () => data.ask<MergePreview>(`doubles/preview?keptId=${kept}&mergedId=${merged}`),
    enabled,
  });
  const { data: preview, error } = useQuery(previewOf(keptId, mergedId, asked));
  const isRefused = preview !== undefined && preview.problems.length > 0;
  const { data: swapped } = useQuery(previewOf(mergedId, keptId, isRefused && !params.has('chosen')));
  const navigate = useNavigate();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const sideOf = (id: number) => ({
    creator: found.find((one) => one?.id === id),
    user: people.find(({ creatorId }) => creatorId === id),
  });
  const [kept, merged] = [sideOf(keptId), sideOf(mergedId)];
  if (isRefused && swapped?.problems.length === 0)
    return <Navigate replace to={comparePath(mergedId, keptId)} />;
  return (
    <>
      <PageHead
        help={['support', 'merge']}
        title={words.t('duplicates.compareTitle')}
        parent={{ to: '/doubles', label: words.t('duplicates.title') }}
        subtitle={words.t('duplicates.compareHint')}
        actions={
          asked ? (
            <Button
              component={RouterLink}
              to={comparePath(mergedId, keptId, 'user')}
              variant="outlined"
              color="secondary"
            >
              {words.t('duplicates.swap')}
            </Button>
          ) : null
        }
      />
      {asked ? null : (
        <EmptyState title={words.t('duplicates.noPair')} hint={words.t('duplicates.noPairHint')} />
      )}
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {preview && kept.creator && merged.creator ? (
        <Columns
          main={
            <Panel title={words.t('duplicates.fields')}>
              <SideBySide
                kept={kept}
                merged={merged}
                taken={taken}
                onTake={preview.problems.length === 0 ? setTaken : undefined}
              />
            </Panel>
          }
          aside={
            <Panel title={words.t('duplicates.effect')}>
              <Effect preview={preview} />
              {preview.problems.length === 0 ? (
                <MergeDialog
                  key={`${keptId}-${mergedId}`}
                  kept={kept.creator}
                  merged={merged.creator}
                  take={taken}
                />
              ) : null}
              <Distinct
                act="markDistinct"
                first={kept.creator}
                second={merged.creator}
                onDone={() => navigate('/doubles')}
              />
            </Panel>
          }
        />
      ) : null}
    </>
  );
}

/** The records that the merge moves and keeps, or everything that prevents the merge. */
function Effect({ preview }: { preview: MergePreview }) {
  const words = useWords();
  const lines = (rows: MergePreview['moved']) => (
    <Box component="ul" sx={{ pl: 2.5, mt: 0 }}>
      {rows.map(({ column, count }) => (
        <li key={column}>
          {words.table(column.split('./')[0] ?? '')}: {count}
        </li>
      ))}
    </Box>
  );
  if (preview.problems.length > 0) {
    return (
      <Alert severity="warning">
        {words.t('duplicates.refused')}
        <ul>
          {preview.problems.map(({ code }) => (
            <li key={code}>{words.problem(code)}</li>
          ))}
        </ul>
        {words.t(
          preview.problems.some(({ code }) => code === 'merge_two_tax_ids')
            ? 'duplicates.nextTaxIds'
            : 'duplicates.next',
        )}
      </Alert>
    );
  }
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {words.t('duplicates.moves')}
      </Typography>
      {preview.moved.length > 0 ? (
        lines(preview.moved)
      ) : (
        <Typography color="textSecondary">{words.t('duplicates.movesNothing')}</Typography>
      )}
      {preview.remaining.length > 0 ? (
        <>
          <Typography variant="subtitle2" component="h3">
            {words.t('duplicates.remains')}
          </Typography>
          {lines(preview.remaining)}
        </>
      ) : null}
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {words.t('duplicates.effectHint')}
      </Typography>
    </>
  );
}
