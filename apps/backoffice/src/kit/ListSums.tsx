import { MAX_EXACT_TOTAL, type MoneyWay } from '@elenco/core/kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';
import { declarationOf, type ResourceName, type SourceOf } from '../resources';
import { liveInterval } from './live';
import { useWords } from './words';

/** Sums by currency of all rows that match the list's filter, not only of the shown page. */
export function ListSums({ resource }: { readonly resource: ResourceName }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { filterValues, filter, total = 0 } = useListContext();
  const asked = { ...filterValues, ...filter };
  const {
    data: answer,
    error,
    isPlaceholderData,
  } = useQuery({
    queryKey: [resource, 'sums', asked],
    queryFn: () => data.sums(resource, asked),
    placeholderData: keepPreviousData,
    refetchInterval: liveInterval,
    enabled: total > 0,
  });
  if (total === 0) return null;
  if (!answer) return error ? <Alert severity="error">{error.message}</Alert> : null;
  const { exact, leftOut, included, sums } = answer;
  const { without = [] } = declarationOf(resource).summed ?? {};
  const fields = [...new Set(sums.map(({ field }) => field))];
  const isLate = fields.includes('owedToday');
  const labelOf = (field: string) => {
    // If the sum of amounts due today is also shown, the label of the sum of open amounts states that fine
    // and interest are not included.
    if (field === 'restCents' && isLate) return words.t('kit.sums.principal');
    return field in declarationOf(resource).schema.shape
      ? words.field(resource, field as SourceOf<ResourceName>)
      : words.t(`kit.sums.${field as MoneyWay | 'owedToday'}`);
  };
  return (
    <Box
      role="group"
      aria-label={words.t('kit.sums.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
        m: 0,
        mb: 1,
        alignItems: 'baseline',
        opacity: isPlaceholderData ? 0.5 : 1,
      }}
    >
      <Typography component="div" variant="body2" sx={{ fontWeight: 600 }}>
        {words.t('kit.sums.label')}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0 }}>
        {fields.map((field) => (
          <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {labelOf(field)}
            </Typography>
            {sums
              .filter((sum) => sum.field === field)
              .map(({ currency, cents }) => (
                <Typography
                  key={currency}
                  component="dd"
                  sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
                >
                  {words.money(cents, currency)}
                </Typography>
              ))}
          </Box>
        ))}
      </Box>
      {exact ? null : (
        <Typography variant="body2" color="textSecondary">
          {words.t('kit.sums.tooMany', { most: words.number(MAX_EXACT_TOTAL) })}
        </Typography>
      )}
      {included > 0 ? (
        <Typography variant="body2" color="textSecondary">
          {words.t('kit.sums.included', { count: words.number(included) })}
        </Typography>
      ) : null}
      {leftOut > 0 ? (
        <Typography variant="body2" color="textSecondary">
          {words.t('kit.sums.without', {
            count: words.number(leftOut),
            states: words.list(without.map((state) => words.status(resource, state).toLowerCase())),
          })}
        </Typography>
      ) : null}
    </Box>
  );
}
