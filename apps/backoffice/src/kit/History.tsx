import { bankCodesIn, type SlipNews } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { FollowedStep } from '../follow-ups/FollowedStep';
import { Codes } from '../payment-answers/Codes';
import type { HistoryRow } from '../providers/answers';
import type { ElencoDataProvider } from '../providers/data';
import type { ResourceWithFlow } from '../resources';
import { toneOf } from './tone';
import { useWords } from './words';

/** A record's status changes, newest first, each with the user and the reason. */
export function History({ resource, id }: { resource: ResourceWithFlow; id: number }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: rows, error } = useQuery({
    queryKey: [resource, 'history', id],
    queryFn: () => data.history(resource, id),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!rows) return <Skeleton variant="rounded" height={120} />;
  if (rows.length === 0) return <Typography color="textSecondary">{words.t('kit.noHistory')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.toReversed().map((row) => (
        <Step key={`${row.move} ${row.id}`} resource={resource} row={row} />
      ))}
    </Box>
  );
}

/** Text of a history step that does not change the status, with the step's amounts. */
function Noted({ move, news }: { move: string; news: SlipNews }) {
  const words = useWords();
  if (move === 'replace') return words.t('finance.noted.replace');
  const { amountCents, currency, dueOn, receivedCents = 0, totalCents = 0, waivedCents = 0, context } = news;
  const key = context === 'waived' ? 'keepPart_waived' : (move as 'keepPart');
  return words.t(`finance.noted.${key}`, {
    amount: words.money(amountCents, currency),
    day: words.day(dueOn),
    received: words.money(receivedCents, currency),
    total: words.money(totalCents, currency),
    waived: words.money(waivedCents, currency),
  });
}

function Step({ resource, row }: { resource: ResourceWithFlow; row: HistoryRow }) {
  const words = useWords();
  const tone = toneOf(resource, row.toState);
  const codes = bankCodesIn(resource, row.comment);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        pb: 2.5,
        position: 'relative',
        '&:not(:last-of-type)::before': {
          content: '""',
          position: 'absolute',
          left: 4,
          top: 14,
          bottom: -6,
          width: 2,
          bgcolor: 'divider',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          mt: 0.75,
          borderRadius: '50%',
          flex: 'none',
          zIndex: 1,
          bgcolor: tone === 'default' ? 'text.secondary' : `${tone}.main`,
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {row.data && row.move === 'followUp' ? (
            <FollowedStep resource={resource} data={row.data} />
          ) : row.data ? (
            <Noted move={row.move} news={row.data as unknown as SlipNews} />
          ) : row.toState === '' ? (
            words.command(`${resource}.${row.move}`)
          ) : (
            words.status(resource, row.toState)
          )}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {row.actorName ?? words.t('kit.product')} · <time dateTime={row.at}>{words.moment(row.at)}</time>
        </Typography>
        {row.comment ? (
          <Typography
            component="div"
            variant="body2"
            sx={{
              mt: 0.75,
              px: 1.5,
              py: 1,
              bgcolor: 'background.sunken',
              borderRadius: 1,
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
            }}
          >
            {codes.length > 0 ? <Codes codes={codes} /> : row.comment}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
