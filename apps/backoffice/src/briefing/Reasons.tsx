import { type MatchReason, weights } from '@elenco/core/briefing';
import type { Currency } from '@elenco/core/kit';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PointsRow } from '../kit/PointsRow';
import { useWords, type Words } from '../kit/words';

/** The match as a sum one can follow: each reason in words, with its points of the most it could give. */
export function Reasons({ score, reasons }: { score: number; reasons: readonly MatchReason[] }) {
  const words = useWords();
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {words.t('briefing.match', { score })}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 0.5,
          p: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {reasons.map((reason) => (
          <PointsRow key={reason.code} points={reason.points} of={weights[reason.code]}>
            {inWords(reason, words)}
          </PointsRow>
        ))}
      </Box>
    </Box>
  );
}

function inWords({ code, params }: MatchReason, words: Words): string {
  const number = (name: string) => Number(params[name] ?? 0);
  const several = (name: string, set: 'skills' | 'channels') =>
    words.list(
      String(params[name] ?? '')
        .split(',')
        .filter(Boolean)
        .map((each) => words.oneOf(set, each)),
    );
  const currency = (params.currency ?? 'BRL') as Currency;
  switch (code) {
    case 'speciality':
      return words.t(params.as === 'main' ? 'reasons.specialityMain' : 'reasons.specialityTag', {
        skill: words.oneOf('skills', String(params.skill)),
      });
    case 'tags':
      return words.t('reasons.tags', { tags: several('tags', 'skills') });
    case 'channels':
      return words.t('reasons.channels', { channels: several('channels', 'channels') });
    case 'reach':
      return words.t('reasons.reach', { followers: words.compact(number('followers')) });
    case 'engagement':
      return words.t('reasons.engagement', { rate: words.rate(number('engagementBp')) });
    case 'price':
      return words.t('reasons.price', {
        price: words.money(number('priceCents'), currency),
        share: words.money(number('perCreatorCents'), currency),
      });
    case 'availability':
      return words.t('reasons.availability');
    case 'evaluation':
      return words.t('reasons.evaluation', {
        average: words.number(number('average')),
        count: words.number(number('count')),
        smart_count: number('count'),
      });
  }
}
