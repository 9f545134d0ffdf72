import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { Money } from '../kit/FieldValue';
import { Portrait } from '../kit/Portrait';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { Candidate } from '../providers/data';
import { Reasons } from './Reasons';

interface Props {
  readonly candidate: Candidate;
  readonly briefingId: number;
  readonly open: boolean;
  readonly listed: boolean;
}

/** One creator: who, how many, how much, why, and one click to the shortlist. */
export function CandidateRow({ candidate: { creator, score, reasons }, briefingId, open, listed }: Props) {
  const words = useWords();
  const { run, pending } = useRun('shortlist.add');
  const facts = [
    words.oneOf('skills', creator.mainSkill),
    words.t('briefing.followers', { count: words.compact(creator.followers) }),
    creator.city,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', md: 'auto 1fr auto' },
        gap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Portrait creator={creator} />
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={addressOf('creators', creator.id)}>
          {creator.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="p">
          {words.field('creators', 'priceCents')}:{' '}
          {creator.priceCents === null ? (
            '–'
          ) : (
            <Money cents={creator.priceCents} currency={creator.currency} />
          )}
        </Typography>
        <Reasons score={score} reasons={reasons} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Button
          variant={listed ? 'text' : 'outlined'}
          color="secondary"
          disabled={!open || listed || pending}
          aria-label={words.t(listed ? 'briefing.onShortlistName' : 'briefing.addName', {
            name: creator.name,
          })}
          onClick={() =>
            run({ briefingId, creatorIds: [creator.id] }, words.t('briefing.added', { name: creator.name }))
          }
        >
          {words.t(listed ? 'briefing.onShortlist' : 'briefing.add')}
        </Button>
      </Box>
    </Box>
  );
}
