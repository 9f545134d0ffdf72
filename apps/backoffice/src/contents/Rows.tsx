import { type Content, type ContentKind, sameBody } from '@elenco/core/growth';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { cardsWhenNarrow } from '../kit/narrowRows';
import { StatusChip } from '../kit/StatusChip';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { SourceOf } from '../resources';

/** Returns whether the draft differs from the published version. */
export const isChanged = ({ kind, status, draft, published }: Content): boolean =>
  status === 'published' && published !== null && !sameBody(kind, draft, published);

interface RowsProps {
  readonly kind: ContentKind;
  readonly rows: readonly Content[];
  readonly label: string;
}

/** One row per content item. Buttons move a row up and down, also by keyboard. */
export function Rows({ kind, rows, label }: RowsProps) {
  const words = useWords();
  const { press, pending } = useRun('contents.reorder');
  const head = (source: SourceOf<'contents'>) => words.field('contents', source);
  const inCard = (source: SourceOf<'contents'>) => (
    <Box className="label" aria-hidden>
      {head(source)}
    </Box>
  );
  const move = (from: number, to: number) => {
    const ids = rows.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved !== undefined) ids.splice(to, 0, moved);
    return press({ kind, ids }, words.t('cms.moved'));
  };
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ borderRadius: '14px' }}>
      <Table size="small" aria-label={label} sx={cardsWhenNarrow}>
        <TableHead>
          <TableRow>
            <TableCell>{head('position')}</TableCell>
            <TableCell>{head('title')}</TableCell>
            <TableCell>{head('slug')}</TableCell>
            <TableCell>{head('status')}</TableCell>
            <TableCell>{head('updatedAt')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, place) => (
            <TableRow key={row.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {inCard('position')}
                <Box component="span">
                  <IconButton
                    size="small"
                    aria-label={words.t('cms.up', { title: row.title })}
                    disabled={pending || place === 0}
                    onClick={() => move(place, place - 1)}
                  >
                    <ArrowUpward fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={words.t('cms.down', { title: row.title })}
                    disabled={pending || place === rows.length - 1}
                    onClick={() => move(place, place + 1)}
                  >
                    <ArrowDownward fontSize="small" />
                  </IconButton>
                </Box>
              </TableCell>
              <TableCell>
                {inCard('title')}
                <Link
                  component={RouterLink}
                  to={addressOf('contents', row.id)}
                  color="inherit"
                  sx={{ fontWeight: 600 }}
                >
                  {row.title}
                </Link>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {inCard('slug')}
                {row.slug}
              </TableCell>
              <TableCell>
                {inCard('status')}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                  <StatusChip resource="contents" status={row.status} />
                  {isChanged(row) ? (
                    <Chip size="small" variant="outlined" label={words.t('cms.changed')} />
                  ) : null}
                </Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {inCard('updatedAt')}
                {words.moment(row.updatedAt)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
