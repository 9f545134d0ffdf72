import type { Profile } from '@elenco/core/discovery';
import { MAX_COMPARED } from '@elenco/core/discovery';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQueries } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'ra-core';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { PageHead } from '../kit/PageHead';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { linesFor } from './compareLines';
import { compareAddress, profileAddress, searchAddress } from './paths';
import { useNames } from './words';

/** Compares up to five profiles side by side, in the order of the query string. */
export function CompareScreen() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const [params] = useSearchParams();
  const keys = [...new Set(params.getAll('who'))].slice(0, MAX_COMPARED);
  const asked = useQueries({
    queries: keys.map((key) => ({
      queryKey: ['search', 'profile', key],
      queryFn: () => data.profile(key),
      retry: false,
    })),
  });
  const gone = (error: Error) => error instanceof HttpError && error.status === 404;
  const troubles = new Set(
    asked.flatMap(({ error }) => (error ? [gone(error) ? words.t('profile.someGone') : error.message] : [])),
  );
  const profiles = asked.flatMap(({ data: profile }) => profile ?? []);
  return (
    <>
      <PageHead
        title={words.t('search.compare.title')}
        subtitle={words.t('search.compare.subtitle')}
        parent={{ to: searchAddress, label: words.t('search.compare.back') }}
      />
      {[...troubles].map((trouble) => (
        <Alert key={trouble} severity="warning" sx={{ mb: 2 }}>
          {trouble}
        </Alert>
      ))}
      {asked.some(({ isPending }) => isPending) ? (
        <Skeleton variant="rounded" height={320} />
      ) : profiles.length === 0 ? (
        <EmptyState title={words.t('search.compare.none')} hint={words.t('search.compare.noneText')} />
      ) : (
        <Side profiles={profiles} />
      )}
    </>
  );
}

function Side({ profiles }: { profiles: readonly Profile[] }) {
  const words = useWords();
  const names = useNames();
  const keys = profiles.map(({ key }) => key);
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={words.t('search.compare.title')}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '14px' }}
    >
      <Table sx={{ '& th, & td': { minWidth: 150, verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{words.t('search.compare.row')}</TableCell>
            {profiles.map(({ key, name }) => (
              <TableCell key={key}>
                <Link component={RouterLink} to={profileAddress(key)} sx={{ display: 'block' }}>
                  {name}
                </Link>
                <Button
                  component={RouterLink}
                  to={compareAddress(keys.filter((other) => other !== key))}
                  size="small"
                  color="secondary"
                  aria-label={words.t('search.compare.drop', { name })}
                  sx={{ px: 1, ml: -1 }}
                >
                  {words.t('profile.drop')}
                </Button>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {linesFor(words, names).map(({ head, cell }) => (
            <TableRow key={head}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                {head}
              </TableCell>
              {profiles.map((profile) => (
                <TableCell key={profile.key}>{cell(profile) || '–'}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
