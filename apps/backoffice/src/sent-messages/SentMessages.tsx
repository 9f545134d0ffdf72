import { colleagues, type SentMessages } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { MessageTable } from './MessageTable';

type Subject =
  | 'users'
  | 'creators'
  | 'companies'
  | 'charges'
  | 'payouts'
  | 'invoices'
  | 'subscriptions'
  | 'subscription-periods'
  | 'contracts';

const PAGE = 20;

/**
 * E-mails and notices that are about a record, or were sent to the record's users. Newest first, 20 per page.
 */
export function SentMessagesPanel({ of, id }: { readonly of: Subject; readonly id: number }) {
  const words = useWords();
  const actor = useActor();
  const provider = useDataProvider<ElencoDataProvider>();
  const may = colleagues(actor).length > 0;
  const [offset, setOffset] = useState(0);
  const { data, error } = useQuery({
    queryKey: [of, 'messages-sent', id, offset],
    queryFn: () => provider.ask<SentMessages>(`${of}/${id}/messages-sent?offset=${offset}`),
    enabled: may,
  });
  if (!may) return null;
  const title = words.t('sentMessages.title');
  return (
    <Panel title={title}>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data?.total === 0 ? (
        <Typography color="textSecondary">{words.t('sentMessages.none')}</Typography>
      ) : null}
      {data && data.rows.length > 0 ? <MessageTable label={title} rows={data.rows} /> : null}
      {data && data.total > PAGE ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
          <Button
            size="small"
            color="secondary"
            disabled={offset === 0}
            onClick={() => setOffset(offset - PAGE)}
          >
            {words.t('sentMessages.newer')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {words.t('sentMessages.range', {
              from: words.number(offset + 1),
              to: words.number(offset + data.rows.length),
              total: words.number(data.total),
            })}
          </Typography>
          <Button
            size="small"
            color="secondary"
            disabled={offset + PAGE >= data.total}
            onClick={() => setOffset(offset + PAGE)}
          >
            {words.t('colleagues.older')}
          </Button>
        </Box>
      ) : null}
    </Panel>
  );
}
