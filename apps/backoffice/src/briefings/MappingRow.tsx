import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { useWords } from '../kit/words';
import type { Candidate } from '../providers/answers';

interface Props {
  readonly candidate: Candidate;
  /** True for the row that the Tab key focuses first. */
  readonly first: boolean;
  readonly free: boolean;
  readonly chosen: boolean;
  readonly listed: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
}

/** A candidate's relevance, match, price, reach, conflicts and last answer. */
export function MappingRow({ candidate, first, free, chosen, listed, onToggle, onKeyDown }: Props) {
  const words = useWords();
  const { creatorId, name, city, available, match, priceCents, followers, engagementBp, clash, answeredAt } =
    candidate;
  return (
    <TableRow
      tabIndex={first ? 0 : -1}
      selected={chosen}
      onKeyDown={onKeyDown}
      sx={{ height: 36, '&:focus': { boxShadow: (theme) => `inset 3px 0 ${theme.palette.text.primary}` } }}
    >
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={chosen || listed}
          disabled={!free}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': words.t('briefing.addName', { name }), tabIndex: -1 } }}
        />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {creatorId === null ? (
          name
        ) : (
          <Link component={RouterLink} to={addressOf('creators', creatorId)}>
            {name}
          </Link>
        )}{' '}
        <Typography component="span" variant="caption" color="textSecondary">
          {listed
            ? words.t('briefing.onShortlist')
            : available === false
              ? words.t('search.unavailable')
              : city}
        </Typography>
      </TableCell>
      <TableCell align="right">{words.number(Math.round(candidate.score))}</TableCell>
      <TableCell align="right">
        <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          {match}
          <Box aria-hidden sx={{ width: 32, height: 5, borderRadius: 1, bgcolor: 'divider' }}>
            <Box sx={{ width: `${match}%`, height: 1, borderRadius: 1, bgcolor: 'text.primary' }} />
          </Box>
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {priceCents === null ? '–' : words.money(priceCents, 'BRL')}
      </TableCell>
      <TableCell align="right">{words.compact(followers)}</TableCell>
      <TableCell align="right">{words.rate(engagementBp)}</TableCell>
      <TableCell sx={{ color: clash ? 'warning.dark' : 'text.secondary' }}>
        {clash
          ? words.t('mapping.until', {
              company: clash.company,
              day: clash.until ? words.day(clash.until) : '–',
            })
          : '–'}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{answeredAt ? words.since(answeredAt) : '–'}</TableCell>
    </TableRow>
  );
}
