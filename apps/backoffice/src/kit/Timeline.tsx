import { bankCodesIn } from '@elenco/core/finance';
import type { TimelineEntry } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, hasRecordScreen } from '../addresses';
import { Codes } from '../payment-answers/Codes';
import type { ElencoDataProvider } from '../providers/data';
import { isResource } from '../resources';
import { Panel } from './Panel';
import { useWords, type Words } from './words';

const codesOf = ({ resource, text }: TimelineEntry) => bankCodesIn(resource, text);

/** History, notes and tasks of a record, newest first, 50 per page. */
export function Timeline({ of, id }: { of: 'companies' | 'creators' | 'users'; id: number }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const {
    data: pages,
    error,
    hasNextPage,
    fetchNextPage,
    isFetching,
  } = useInfiniteQuery({
    queryKey: [of, 'timeline', id],
    queryFn: ({ pageParam }) =>
      data.ask<TimelineEntry[]>(`${of}/${id}/timeline${pageParam ? `?before=${pageParam}` : ''}`),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < 50 ? undefined : last.at(-1)?.at),
  });
  const rows = pages?.pages.flat() ?? [];
  return (
    <Panel title={words.t('colleagues.timeline')}>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {pages && rows.length === 0 ? (
        <Typography color="textSecondary">{words.t('kit.noHistory')}</Typography>
      ) : null}
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={`${row.kind} ${row.resource} ${row.rowId} ${row.move} ${row.at}`}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <What row={row} words={words} />
              </Typography>
              {row.text ? (
                <Typography
                  component="div"
                  variant="caption"
                  color="textSecondary"
                  sx={{ whiteSpace: 'pre-line' }}
                >
                  {codesOf(row).length > 0 ? <Codes codes={codesOf(row)} /> : row.text}
                </Typography>
              ) : null}
            </Box>
            <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              <time dateTime={row.at}>{words.moment(row.at)}</time>
            </Typography>
          </Box>
        ))}
      </Box>
      {hasNextPage ? (
        <Button size="small" color="secondary" disabled={isFetching} onClick={() => fetchNextPage()}>
          {words.t('colleagues.older')}
        </Button>
      ) : null}
    </Panel>
  );
}

/** Locale keys for entries about rows without a screen of their own, by table. */
const eventKeys = {
  sign_in: 'signIn',
  failed_sign_in: 'failedSignIn',
  impersonation: 'loginAs',
  mail: 'mailSent',
} as const;
const isApart = (kind: TimelineEntry['kind']): kind is keyof typeof eventKeys => kind in eventKeys;

function What({ row, words }: { row: TimelineEntry; words: Words }) {
  const who = row.actorName ? ` · ${row.actorName}` : '';
  if (isApart(row.kind)) {
    return (
      <>
        {words.t(`colleagues.${eventKeys[row.kind]}`)}
        {who}
      </>
    );
  }
  if (!isResource(row.resource)) return <>{row.resource}</>;
  const name = `${words.name(row.resource)} #${row.rowId}`;
  const state = row.toState ? `: ${words.status(row.resource, row.toState)}` : '';
  return (
    <>
      {hasRecordScreen(row.resource) ? (
        <Link component={RouterLink} to={addressOf(row.resource, row.rowId)}>
          {name}
        </Link>
      ) : (
        name
      )}
      {state}
      {who}
    </>
  );
}
