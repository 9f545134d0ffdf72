import { type MailPreview, mailSenders, type SentMessage } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useId, useState } from 'react';
import { TextInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { DialogForm } from '../kit/DialogForm';
import { SmallTable } from '../kit/SmallTable';
import { useActor } from '../kit/useActor';
import { useWords, type Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { FreshLink } from './FreshLink';

/** Table of e-mails and notices, with their recipients, states and actions. */
export function MessageTable({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly SentMessage[];
}) {
  const words = useWords();
  const maySend = mailSenders(useActor()).length > 0;
  const [shown, setShown] = useState<SentMessage>();
  const [resent, setResent] = useState<SentMessage>();
  return (
    <>
      <SmallTable
        pairs
        label={label}
        heads={(['what', 'to', 'sentAt', 'state', 'acts'] as const).map((head) =>
          words.t(`sentMessages.${head}`),
        )}
        rows={rows.map((row) => ({
          key: `${row.channel} ${row.id}`,
          wrong: row.state === 'failed',
          cells: [
            <What key="what" row={row} words={words} />,
            <To key="to" row={row} />,
            <time key="at" dateTime={row.createdAt}>
              {words.moment(row.createdAt)}
            </time>,
            <State key="state" row={row} words={words} />,
            row.channel === 'mail' && !row.secret ? (
              <Box key="acts" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                <Button size="small" color="secondary" onClick={() => setShown(row)}>
                  {words.t('sentMessages.show')}
                </Button>
                {maySend && row.toName !== null && row.state !== 'waiting' ? (
                  <Button size="small" color="secondary" onClick={() => setResent(row)}>
                    {words.t('sentMessages.resend')}
                  </Button>
                ) : null}
              </Box>
            ) : row.secret ? (
              <FreshLink key="acts" mail={row} />
            ) : (
              '–'
            ),
          ],
        }))}
      />
      {shown ? <Preview mail={shown} onClose={() => setShown(undefined)} /> : null}
      {resent ? <Resend mail={resent} onClose={() => setResent(undefined)} /> : null}
    </>
  );
}

type Row = { readonly row: SentMessage; readonly words: Words };

function What({ row, words }: Row) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2">{row.subject || words.happened(row.kind)}</Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {[
          words.t(`sentMessages.channel.${row.channel}`),
          row.subject && row.kind ? words.happened(row.kind) : '',
          row.resendReason === null ? '' : words.t('sentMessages.resent', { reason: row.resendReason }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}

function To({ row }: Pick<Row, 'row'>) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {row.userId === null ? (
        row.toName
      ) : (
        <Link component={RouterLink} to={addressOf('users', row.userId)}>
          {row.toName}
        </Link>
      )}
      <Typography variant="caption" color="textSecondary" component="p">
        {row.toAddress}
      </Typography>
    </Box>
  );
}

function State({ row, words }: Row) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {words.t(`sentMessages.states.${row.state}`)}
      <Typography variant="caption" color="textSecondary" component="p">
        {row.refusal ?? (row.at ? words.moment(row.at) : '')}
      </Typography>
    </Box>
  );
}

/** Loads the text of an e-mail. Each opening sends a new request, since the server logs each reading. */
function usePreview({ id }: SentMessage) {
  const provider = useDataProvider<ElencoDataProvider>();
  return useQuery({
    queryKey: ['mails', 'preview', id],
    queryFn: () => provider.send<MailPreview>(`mails/${id}/preview`, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

function MailText({ mail }: { readonly mail: SentMessage }) {
  const { data, error } = usePreview(mail);
  return (
    <>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {data?.text}
      </Typography>
    </>
  );
}

function Preview({ mail, onClose }: { readonly mail: SentMessage; readonly onClose: () => void }) {
  const words = useWords();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{mail.subject}</DialogTitle>
      <DialogContent>
        <MailText mail={mail} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.t('sentMessages.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ResendProps {
  readonly mail: SentMessage;
  readonly onClose: () => void;
}

/** Dialog that sends an e-mail again to the recipient's current address, with a reason. */
function Resend({ mail, onClose }: ResendProps) {
  const words = useWords();
  const provider = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data: preview } = usePreview(mail);
  const refusal = preview?.resendRefusal;
  const send = async (values: { readonly reason?: string }) => {
    await provider.send(`mails/${mail.id}/resend`, { reason: values.reason ?? '' });
    notify(words.t('sentMessages.done'), { type: 'success' });
    refresh();
  };
  return (
    <DialogForm
      title={words.t('sentMessages.resendTitle')}
      subtitle={words.t('sentMessages.consequence', {
        subject: words.nested(mail.subject),
        name: mail.toName ?? '',
      })}
      verb={words.t('sentMessages.resend')}
      start={{ reason: '' }}
      onSend={send}
      onClose={onClose}
      disabled={refusal !== null}
      wide
    >
      <Box
        sx={{ maxHeight: 220, overflowY: 'auto', p: 1.5, borderRadius: 1, bgcolor: 'background.sunken' }}
        tabIndex={0}
        role="region"
        aria-label={words.t('sentMessages.show')}
      >
        <MailText mail={mail} />
      </Box>
      {refusal ? (
        <Alert severity="warning">{words.problem(refusal)}</Alert>
      ) : (
        <TextInput source="reason" label={words.t('sentMessages.reason')} autoFocus />
      )}
    </DialogForm>
  );
}
