import { nextPage, type SearchAnswer, type SearchQuery, withoutCursor } from '@elenco/core/discovery';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWords } from '../kit/words';

interface Props {
  readonly answer: SearchAnswer | undefined;
  readonly error: Error | null;
  readonly query: SearchQuery;
  readonly ask: (query: SearchQuery) => void;
  readonly beside?: ReactNode;
  /** Content that is shown if there are no results. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** Number of results, the results, and a link to the next page. */
export function Results({ answer, error, query, ask, beside, empty, children }: Props) {
  const words = useWords();
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!answer) return <Skeleton variant="rounded" height={320} />;
  const { rows, total, spelling, mostWords, partial } = answer;
  const next = nextPage(query, answer);
  const count = words.number(total.value);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography aria-live="polite" sx={{ fontWeight: 700, flex: '1 1 auto' }}>
          {total.exact
            ? words.t('office.total', { smart_count: total.value, count })
            : words.t('search.about', { value: count })}
        </Typography>
        {beside}
      </Box>
      {partial ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          <AlertTitle>{words.t('search.partial')}</AlertTitle>
          {words.t('search.partialText')}
        </Alert>
      ) : null}
      {Object.entries(spelling).map(([word, instead]) => (
        <Alert key={word} severity="info" sx={{ mb: 1 }}>
          {words.t('search.spelling', { word, list: words.list(instead.map((one) => `“${one}”`)) })}
        </Alert>
      ))}
      {mostWords ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {words.t('search.mostWords', mostWords)}
        </Alert>
      ) : null}
      {rows.length === 0 ? empty : children}
      {next || query.after ? (
        <Box
          component="nav"
          aria-label={words.t('search.pages')}
          sx={{ display: 'flex', justifyContent: 'space-between', mt: 2 }}
        >
          <Button color="secondary" disabled={!query.after} onClick={() => ask(withoutCursor(query))}>
            {words.t('search.first')}
          </Button>
          <Button color="secondary" disabled={!next} onClick={() => next && ask(next)}>
            {words.t('search.next')}
          </Button>
        </Box>
      ) : null}
    </>
  );
}
