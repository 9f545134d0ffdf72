import type { Found } from '@elenco/core/discovery';
import { MAX_SCORE } from '@elenco/core/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Money } from '../kit/FieldValue';
import { Portrait } from '../kit/Portrait';
import { useWords } from '../kit/words';
import { profileAddress } from './paths';
import { Quick } from './Quick';
import { ReasonList } from './ReasonList';
import { portraitProps, useNames } from './words';

interface Props {
  readonly found: Found;
  /** Content beside the score. */
  readonly beside?: ReactNode;
  readonly actions?: ReactNode;
}

/** A search result with audience size, price and match reasons. The row can be expanded to show details. */
export function FoundRow({ found, beside, actions }: Props) {
  const words = useWords();
  const names = useNames();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { key, name, kind, mainSkill, followers, city, available, priceCents } = found;
  const facts = [
    kind === 'external' ? names.kind(kind) : null,
    mainSkill && names.skill(mainSkill),
    words.t('briefing.followers', { count: words.compact(followers) }),
    city,
    available === false ? words.t('search.unavailable') : null,
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
        gap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Portrait creator={portraitProps(found)} />
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={profileAddress(key)} className="toRecord">
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="p">
          {words.t('mapping.price')}:{' '}
          {priceCents === null ? '–' : <Money cents={priceCents} currency="BRL" />}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 700 }}>
          {words.t('office.relevance', {
            score: words.number(Math.round(found.score)),
            max: words.number(MAX_SCORE),
          })}
          {beside}
        </Typography>
        <ReasonList reasons={found.reasons} />
        <Collapse in={open} id={id} unmountOnExit>
          <Quick profile={found} />
        </Collapse>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'wrap',
          alignItems: { md: 'stretch' },
          gap: 1,
        }}
      >
        {actions}
        <Button
          color="secondary"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          aria-label={words.t(open ? 'office.quickCloseOf' : 'office.quickOf', { name })}
          onClick={() => setOpen(!open)}
        >
          {words.t(open ? 'kit.close' : 'search.quick')}
        </Button>
      </Box>
    </Box>
  );
}
