import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { hasDuty } from '../kit/access';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import { Colleagues } from '../notes/Colleagues';
import type { Candidate, ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';
import { BriefFacts } from './BriefFacts';

const most = 50;
const heads = ['mark', 'creator', 'score', 'price', 'reach', 'engagement', 'clash', 'answered'] as const;
const numeric: ReadonlySet<string> = new Set(['score', 'price', 'reach', 'engagement']);

export function Mapping() {
  return <ResourceShow resource="briefings">{(record) => <Screen briefing={record} />}</ResourceShow>;
}

/** What of a brief says who fits: the same words as everywhere else. */
const told = [
  ...(['budgetCents', 'creatorsWanted', 'skill', 'tags', 'sought', 'creatorProfile', 'work'] as const),
  ...(['channels', 'wanted', 'demographics', 'startsOn', 'publishesOn', 'dos', 'donts'] as const),
  ...(['contentRules', 'review', 'rights', 'exclusivity', 'links', 'attachments', 'publicText'] as const),
] as const;

/** The brief on the left, who could do it beside it; several are marked by keyboard and go to the shortlist at one press. */
function Screen({ briefing }: { briefing: RecordOf<'briefings'> }) {
  const words = useWords();
  const curator = hasDuty(useActor(), 'curation');
  const open = curator && briefing.status === 'curation';
  return (
    <>
      <PageHead
        title={briefing.title}
        windowTitle={`Briefing #${briefing.id}`}
        parent={{
          to: addressOf('briefings', briefing.id),
          label: `${words.name('briefings')} #${briefing.id}`,
        }}
        subtitle={words.t('mapping.hint')}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <BriefFacts title={words.t('briefing.what')} record={briefing} fields={told} />
          <Colleagues about={{ briefingId: briefing.id }} />
        </Box>
        <Panel title={words.t('briefing.candidates')}>
          {open ? null : (
            <Alert severity="info" sx={{ mb: 2 }}>
              {words.t('briefing.notInCuration')}
            </Alert>
          )}
          {curator ? <Candidates briefing={briefing} open={open} /> : null}
        </Panel>
      </Box>
    </>
  );
}

function Candidates({ briefing, open }: { briefing: RecordOf<'briefings'>; open: boolean }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { press, pending } = useRun('shortlist.add');
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const { data: answer, error } = useQuery({
    queryKey: ['briefings', 'candidates', briefing.id, 'mapping'],
    queryFn: () => data.candidates(briefing.id, `limit=${most}`),
  });
  const { data: entries = [] } = useGetList<RecordOf<'shortlist'>>('shortlist', {
    filter: { briefingId: briefing.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'score', order: 'DESC' },
  });
  const listed = new Set(entries.map(({ creatorId }) => creatorId));
  const rows = [...(answer?.rows ?? [])].sort((a, b) => b.match - a.match);
  const free = ({ creatorId, available }: Candidate) =>
    open && creatorId !== null && available !== false && !listed.has(creatorId);
  const toggle = (row: Candidate) => {
    if (!free(row) || row.creatorId === null) return;
    const next = new Set(marked);
    if (!next.delete(row.creatorId)) next.add(row.creatorId);
    setMarked(next);
  };
  const add = async () => {
    const creatorIds = [...marked];
    await press(
      { briefingId: briefing.id, creatorIds },
      words.t('mapping.added', { smart_count: creatorIds.length }),
    );
    setMarked(new Set());
  };
  const move = (event: KeyboardEvent<HTMLTableRowElement>, row: Candidate) => {
    const line = event.currentTarget;
    const next = { j: line.nextElementSibling, k: line.previousElementSibling }[event.key];
    if (next instanceof HTMLElement) next.focus();
    else if (event.key === ' ' && event.target === line) toggle(row);
    else if (event.key === 'Enter' && event.target === line && marked.size > 0) add();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (error) return <Alert severity="error">{error.message}</Alert>;
  return (
    <>
      <TableContainer
        sx={{ maxHeight: { md: '70vh' } }}
        tabIndex={0}
        role="region"
        aria-label={words.t('briefing.candidates')}
      >
        <Table size="small" stickyHeader aria-label={words.t('briefing.candidates')}>
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head} align={numeric.has(head) ? 'right' : 'left'}>
                  {words.t(`mapping.${head}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, position) => {
              const chosen = row.creatorId !== null && marked.has(row.creatorId);
              const on = row.creatorId !== null && listed.has(row.creatorId);
              return (
                <TableRow
                  key={row.key}
                  tabIndex={position === 0 ? 0 : -1}
                  selected={chosen}
                  onKeyDown={(event) => move(event, row)}
                  sx={{
                    height: 38,
                    '&:focus': { boxShadow: (theme) => `inset 3px 0 ${theme.palette.text.primary}` },
                  }}
                >
                  <TableCell padding="checkbox">
                    <Checkbox
                      size="small"
                      checked={chosen || on}
                      disabled={!free(row)}
                      onChange={() => toggle(row)}
                      slotProps={{
                        input: {
                          'aria-label': words.t('briefing.addName', { name: row.name }),
                          tabIndex: -1,
                        },
                      }}
                    />
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {row.creatorId === null ? (
                      row.name
                    ) : (
                      <Link component={RouterLink} to={addressOf('creators', row.creatorId)}>
                        {row.name}
                      </Link>
                    )}{' '}
                    <Typography component="span" variant="caption" color="textSecondary">
                      {on ? words.t('briefing.onShortlist') : row.city}
                    </Typography>
                  </TableCell>
                  <TableCell align="right">{row.match}</TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {row.priceCents === null ? '–' : words.money(row.priceCents)}
                  </TableCell>
                  <TableCell align="right">{words.compact(row.followers)}</TableCell>
                  <TableCell align="right">{words.rate(row.engagementBp)}</TableCell>
                  <TableCell sx={{ color: row.clash ? 'warning.dark' : 'text.secondary' }}>
                    {row.clash
                      ? words.t('mapping.until', {
                          company: row.clash.company,
                          day: row.clash.until ? words.day(row.clash.until) : '–',
                        })
                      : '–'}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {row.answeredAt ? words.since(row.answeredAt) : '–'}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          mt: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="caption" color="textSecondary">
          {words.t('mapping.keys')}
        </Typography>
        <Button variant="contained" disabled={marked.size === 0 || pending} onClick={add}>
          {words.t('mapping.add', { count: words.number(marked.size) })}
        </Button>
      </Box>
    </>
  );
}
