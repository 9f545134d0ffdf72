import { EXPORT_DAYS, type ExportPreview } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

/**
 * Kinds and numbers of the rows that the export of the requester's data will contain, and the button that has
 * it prepared. Only the requester receives the link to it.
 */
export function ExportPanel({ request }: { readonly request: RecordOf<'privacy-requests'> }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const path = `privacy-requests/${request.id}/export`;
  const { data: preview, error } = useQuery({
    queryKey: ['privacy-requests', 'export', request.id],
    queryFn: () => data.ask<ExportPreview>(path),
    enabled: request.userId !== null,
  });
  const title = words.t('privacy.export.title');
  if (request.userId === null) {
    return (
      <Panel title={title}>
        <Typography>{words.t('privacy.export.noAccount')}</Typography>
      </Panel>
    );
  }
  return (
    <Panel title={title} actions={request.status === 'open' ? <PrepareButton path={path} /> : null}>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!preview && !error ? <Skeleton variant="rounded" height={160} /> : null}
      {preview ? (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {words.t(preview.tables.length === 0 ? 'privacy.export.none' : 'privacy.export.hint')}
          </Typography>
          {preview.tables.length > 0 ? (
            <SmallTable
              numeric
              compact
              label={title}
              heads={[words.t('privacy.export.kind'), words.t('privacy.export.count')]}
              rows={preview.tables.map(({ table, title: name, count }) => ({
                key: table,
                cells: [name, words.number(count)],
              }))}
            />
          ) : null}
          {preview.exports.length > 0 ? (
            <SmallTable
              label={words.t('privacy.export.asked')}
              heads={(['askedAt', 'state', 'until'] as const).map((head) =>
                words.t(`privacy.export.${head}`),
              )}
              rows={preview.exports.map(({ id, askedAt, state, expiresAt }) => ({
                key: String(id),
                wrong: state === 'failed',
                cells: [
                  words.moment(askedAt),
                  words.t(`privacy.export.states.${state}`),
                  expiresAt === null ? '–' : words.moment(expiresAt),
                ],
              }))}
            />
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}

function PrepareButton({ path }: { readonly path: string }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const prepare = useMutation({
    mutationFn: () => data.send(path, {}),
    onSuccess: () => notify(words.t('privacy.export.done'), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setOpen(false);
      refresh();
    },
  });
  const title = words.t('privacy.export.prepare');
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Confirm
        isOpen={open}
        loading={prepare.isPending}
        title={title}
        content={words.t('privacy.export.confirm', { days: EXPORT_DAYS })}
        cancel={words.t('kit.cancel')}
        confirm={title}
        onConfirm={() => prepare.mutate()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
