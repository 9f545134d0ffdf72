import type { Cell } from '@elenco/core/kit';
import type { SquadLogEntry, SquadLogPage } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Fragment } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { addressOf } from '../addresses';
import { changeText } from '../audit/changeText';
import { RowLink } from '../audit/RowLink';
import { EmptyState } from '../kit/EmptyState';
import { FormatMenu } from '../kit/ExportMenu';
import { MAX_EXPORTED } from '../kit/exporter';
import { PageHead } from '../kit/PageHead';
import { SmallTable } from '../kit/SmallTable';
import { type FileFormat, saveTable } from '../kit/saveTable';
import { today } from '../kit/today';
import { useWords, type Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { NotFound } from '../shell/NotFound';
import { filterNames, LogFilters } from './LogFilters';
import { actionsIn, type LogLine } from './logActions';
import { useSquadTitle } from './useSquadTitle';

/** Columns of an exported file, which has a row for each record. */
const heads = ['at', 'who', 'what', 'resource', 'rowId', 'change', 'comment'] as const;

/** Log of a squad. Its filters are stored in the query string. */
export function SquadLog() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const id = Number(useParams().id);
  const [params] = useSearchParams();
  const { title, windowTitle } = useSquadTitle(id);
  const asked = new URLSearchParams([...params].filter(([name]) => filterNames.some((one) => one === name)));
  const read = (before: number) => {
    const query = new URLSearchParams(asked);
    if (before > 0) query.set('before', String(before));
    return data.ask<SquadLogPage>(`squads/${id}/log?${query}`);
  };
  const {
    data: answer,
    error,
    hasNextPage,
    fetchNextPage,
    isFetching,
  } = useInfiniteQuery({
    queryKey: ['squads', 'log', id, asked.toString()],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last) => last.entries.at(-1)?.id,
    enabled: Number.isInteger(id),
    retry: false,
  });
  const missing = error !== null && 'status' in error && error.status === 404;
  if (!Number.isInteger(id) || missing) return <NotFound />;
  const [first] = answer?.pages ?? [];
  const rows = answer?.pages.flatMap(({ entries }) => entries) ?? [];
  return (
    <>
      <PageHead
        title={words.t('log.title')}
        windowTitle={`${windowTitle} | ${words.t('log.title')}`}
        parent={{ to: addressOf('squads', id), label: title ?? `Squad #${id}` }}
        subtitle={words.t('audit.hint')}
        actions={<Export name={`squad-${id}`} read={read} disabled={rows.length === 0} />}
      />
      {first ? <LogFilters people={first.people} resources={first.resources} /> : null}
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {!answer && !error ? <Skeleton variant="rounded" height={240} /> : null}
      {answer && rows.length === 0 ? (
        <EmptyState title={words.t('log.none')} hint={words.t('log.noneHint')} />
      ) : null}
      {rows.length > 0 ? (
        <SmallTable
          label={words.t('log.title')}
          heads={[words.t('log.at'), words.t('log.who'), words.t('log.what'), words.t('log.comment')]}
          rows={actionsIn(rows, (entry) => changeText(words, entry)).map(
            ({ first: entry, comment, lines }) => ({
              key: String(entry.id),
              cells: [
                <Box key="at" component="time" dateTime={entry.at} sx={{ whiteSpace: 'nowrap' }}>
                  {words.moment(entry.at)}
                </Box>,
                entry.actorName ?? words.t('kit.product'),
                <Action key="what" command={entry.command} lines={lines} />,
                comment ?? '',
              ],
            }),
          )}
        />
      ) : null}
      {hasNextPage && rows.length > 0 ? (
        <Button size="small" color="secondary" disabled={isFetching} onClick={() => fetchNextPage()}>
          {words.t('colleagues.older')}
        </Button>
      ) : null}
    </>
  );
}

/**
 * Maximum number of records that a line lists. For further records, the line shows only how many there are.
 */
const MAX_NAMED = 5;

/** A user's action, and below it the affected records by kind. */
function Action({ command, lines }: { readonly command: string; readonly lines: readonly LogLine[] }) {
  const words = useWords();
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {words.command(command)}
      </Typography>
      {lines.map(({ resource, text, entries }) => (
        <Typography
          key={`${resource} ${text}`}
          variant="body2"
          color="textSecondary"
          component="div"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {words.table(resource)}{' '}
          {entries.slice(0, MAX_NAMED).map((entry, place) => (
            <Fragment key={entry.id}>
              {place > 0 ? ', ' : null}
              <RowLink entry={entry} />
            </Fragment>
          ))}
          {entries.length > MAX_NAMED
            ? words.t('log.more', { count: words.number(entries.length - MAX_NAMED) })
            : null}
          : {text}
        </Typography>
      ))}
    </>
  );
}

/** Returns the cells of an entry in an exported file, in the order of `heads`. */
const cellsOf = (words: Words, entry: SquadLogEntry): Cell[] => [
  { at: entry.at },
  entry.actorName ?? words.t('kit.product'),
  words.command(entry.command),
  words.table(entry.resource),
  String(entry.rowId),
  changeText(words, entry),
  entry.comment ?? '',
];

interface ExportProps {
  readonly name: string;
  readonly read: (before: number) => Promise<SquadLogPage>;
  readonly disabled: boolean;
}

/** Button that exports the whole filtered log, page by page. */
function Export({ name, read, disabled }: ExportProps) {
  const words = useWords();
  const save = async (format: FileFormat) => {
    const entries: SquadLogEntry[] = [];
    for (let before = 0; entries.length < MAX_EXPORTED; ) {
      const page = (await read(before)).entries;
      entries.push(...page);
      if (page.length === 0) break;
      before = page.at(-1)?.id ?? 0;
    }
    const lines = entries.map((entry) => cellsOf(words, entry));
    const table = [heads.map((head) => words.t(`log.${head}`)), ...lines];
    await saveTable(format, { name: `${name}-${today()}`, title: words.t('log.title'), lines: table }, words);
  };
  return (
    <FormatMenu
      disabled={disabled}
      hint={words.t('kit.exportFiltered', { most: words.number(MAX_EXPORTED) })}
      save={save}
    />
  );
}
