import type { MailPage } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { EmptyState } from '../kit/EmptyState';
import { PageHead } from '../kit/PageHead';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { MailFilters, useMailFilters } from './MailFilters';
import { MessageTable } from './MessageTable';

/** All e-mails, newest first, with filters in the query string. */
export function MailList() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const filters = useMailFilters();
  const asked = filters.asked.toString();
  const {
    data: answer,
    error,
    hasNextPage,
    fetchNextPage,
    isFetching,
  } = useInfiniteQuery({
    queryKey: ['mails', 'list', asked],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams(asked);
      if (pageParam > 0) query.set('before', String(pageParam));
      return data.ask<MailPage>(`mails?${query}`);
    },
    initialPageParam: 0,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.id : undefined),
    retry: false,
  });
  const rows = answer?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <PageHead title={words.t('mails.title')} subtitle={words.t('mails.hint')} />
      <MailFilters {...filters} />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!answer && !error ? <Skeleton variant="rounded" height={240} /> : null}
      {answer && rows.length === 0 ? (
        <EmptyState title={words.t('mails.none')} hint={words.t('mails.noneHint')} />
      ) : null}
      {rows.length > 0 ? <MessageTable label={words.t('mails.title')} rows={rows} /> : null}
      {hasNextPage ? (
        <Button size="small" color="secondary" disabled={isFetching} onClick={() => fetchNextPage()}>
          {words.t('colleagues.older')}
        </Button>
      ) : null}
    </>
  );
}
