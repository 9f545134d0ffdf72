import { addDays, businessDate } from '@elenco/brazil';
import type { ShortLinkClick } from '@elenco/core/growth';
import { MAX_RANGE } from '@elenco/core/kit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useWords } from '../kit/words';
import { barDays, sumsOf } from './sums';

/** Clicks of the last days as a bar chart with numbers. The bar of the largest value fills the width. */
export function ClickBars({ linkId, by }: { linkId: number; by: 'day' | 'source' }) {
  const words = useWords();
  const today = businessDate(new Date());
  const { data } = useGetList<ShortLinkClick>('short-link-clicks', {
    filter: { linkId, day_gte: addDays(today, 1 - barDays) },
    pagination: { page: 1, perPage: MAX_RANGE },
    sort: { field: 'day', order: 'DESC' },
  });
  if (!data) return null;
  const sums = sumsOf(data, by, today);
  const most = Math.max(1, ...sums.map(({ clicks }) => clicks));
  const label = (name: string) => (by === 'day' ? words.day(name) : words.oneOf('clickSource', name));
  if (data.length === 0) return <Typography color="textSecondary">{words.t('links.noneOfLate')}</Typography>;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {sums.map(({ name, clicks }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'grid', gridTemplateColumns: '110px 1fr auto', gap: 1.5, alignItems: 'center' }}
        >
          <span>{label(name)}</span>
          <Box
            aria-hidden
            sx={{
              width: `${(clicks / most) * 100}%`,
              minWidth: clicks > 0 ? 4 : 0,
              height: 12,
              borderRadius: 6,
              bgcolor: 'primary.main',
            }}
          />
          <strong>{words.number(clicks)}</strong>
        </Box>
      ))}
    </Box>
  );
}
