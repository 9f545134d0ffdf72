import type { EngagementReport } from '@elenco/core/growth';
import type { Cell } from '@elenco/core/kit';
import { channels } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { DayRange, useDays } from '../kit/DayRange';
import { FormatMenu } from '../kit/ExportMenu';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { saveTable } from '../kit/saveTable';
import { useWords, type Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

/**
 * Posts from hirings, and the hired creators' engagement compared with that of all creators on the platform.
 */
export function Engagements() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const days = useDays(180);
  const { from, to } = days;
  const channel = days.params.get('channel') ?? '';
  const { data: report, error } = useQuery({
    queryKey: ['engagement', channel, from, to],
    queryFn: () =>
      data.ask<EngagementReport>(`engagement?from=${from}&to=${to}${channel ? `&channel=${channel}` : ''}`),
  });
  const rate = (bp: number | null) => (bp === null ? '–' : words.rate(Math.round(bp)));
  return (
    <>
      <PageHead
        title={words.t('engagement.title')}
        subtitle={words.t('engagement.hint')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <TextField
              select
              size="small"
              label={words.t('engagement.channel')}
              value={channel}
              onChange={(event) => days.set('channel', event.target.value)}
              sx={{ minWidth: 140 }}
            >
              <MenuItem value="">{words.t('kit.all')}</MenuItem>
              {channels.map((one) => (
                <MenuItem key={one} value={one}>
                  {words.oneOf('channels', one)}
                </MenuItem>
              ))}
            </TextField>
            <DayRange days={days} />
            <FormatMenu
              disabled={!report}
              hint={words.t('engagement.exported')}
              save={async (format) => {
                if (!report) return;
                const title = words.t('engagement.title');
                const lines = engagementLines(report, words);
                await saveTable(format, { name: `${title} ${from} ${to}`, title, lines }, words);
              }}
            />
          </Box>
        }
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {report ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Panel title={words.t('engagement.months')}>
            <SmallTable
              label={words.t('engagement.months')}
              heads={(['month', 'posts', 'hired', 'members'] as const).map((head) =>
                words.t(`engagement.${head}`),
              )}
              rows={report.months.map((row) => ({
                key: row.month,
                cells: [
                  words.month(`${row.month}-15`),
                  words.number(row.posts),
                  `${rate(row.hiredBp)} (n ${words.number(row.hired)})`,
                  `${rate(row.membersBp)} (n ${words.number(row.members)})`,
                ],
              }))}
            />
          </Panel>
          <Panel title={words.t('engagement.creators')}>
            {report.creators.length === 0 ? (
              <Typography color="textSecondary">{words.t('engagement.none')}</Typography>
            ) : (
              <SmallTable
                label={words.t('engagement.creators')}
                heads={(['creator', 'posts', 'followers', 'former', 'now'] as const).map((head) =>
                  words.t(`engagement.${head}`),
                )}
                rows={report.creators.map((row) => ({
                  key: String(row.creatorId),
                  cells: [
                    <Link component={RouterLink} key="name" to={addressOf('creators', row.creatorId)}>
                      {row.name}
                    </Link>,
                    words.number(row.posts),
                    words.compact(row.followers),
                    rate(row.formerBp),
                    rate(row.engagementBp),
                  ],
                }))}
              />
            )}
          </Panel>
        </Box>
      ) : null}
    </>
  );
}

/** Returns the report as one table: a row per month, then a row per creator. Rates are fractions of 1. */
function engagementLines({ months, creators }: EngagementReport, words: Words): Cell[][] {
  const share = (bp: number | null) => (bp === null ? null : Math.round(bp) / 10_000);
  const heads = ['month', 'creator', 'posts', 'hired', 'hiredRate', 'members', 'membersRate'] as const;
  const ofCreator = ['followers', 'former', 'now'] as const;
  return [
    [...heads, ...ofCreator].map((head) => words.t(`engagement.${head}`)),
    ...months.map(({ month, posts, hired, hiredBp, members, membersBp }) => [
      { day: `${month}-01` },
      null,
      posts,
      hired,
      share(hiredBp),
      members,
      share(membersBp),
    ]),
    ...creators.map(({ name, posts, followers, formerBp, engagementBp }) => [
      null,
      name,
      posts,
      null,
      null,
      null,
      null,
      followers,
      share(formerBp),
      share(engagementBp),
    ]),
  ];
}
