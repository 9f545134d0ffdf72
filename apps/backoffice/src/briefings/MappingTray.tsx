import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useWords } from '../kit/words';
import type { Candidate } from '../providers/answers';
import type { RecordOf } from '../resources';
import { Estimate } from './Estimate';

interface Props {
  readonly briefing: RecordOf<'briefings'>;
  readonly chosen: readonly Candidate[];
  /** Number of creators already on the shortlist. */
  readonly listed: number;
  readonly pending: boolean;
  readonly onRemove: (candidate: Candidate) => void;
  readonly onAdd: () => void;
}

/**
 * The selected candidates with their estimated cost, the creators' share of the budget, and the total reach.
 * One click adds all of them to the shortlist.
 */
export function MappingTray({ briefing, chosen, listed, pending, onRemove, onAdd }: Props) {
  const words = useWords();
  const { creatorsWanted } = briefing;
  const reach = chosen.reduce((people, { followers }) => people + followers, 0);
  return (
    <Box
      role="region"
      aria-label={words.t('mapping.tray')}
      sx={{
        mt: 'auto',
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: 3,
        rowGap: 1,
        alignItems: 'center',
        py: 1,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box aria-live="polite">
        <Typography sx={{ fontWeight: 600 }}>
          {words.t('mapping.chosen', { smart_count: chosen.length, count: words.number(chosen.length) })}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {creatorsWanted === null
            ? words.t('mapping.listed', { listed: words.number(listed) })
            : words.t('mapping.listedOf', {
                listed: words.number(listed),
                wanted: words.number(creatorsWanted),
              })}
        </Typography>
      </Box>
      {chosen.length > 0 ? (
        <>
          <Box
            component="ul"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              flex: '1 1 auto',
              gap: 0.5,
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {chosen.map((one) => (
              <li key={one.key}>
                <Chip
                  size="small"
                  label={one.name}
                  onDelete={() => onRemove(one)}
                  aria-label={words.t('mapping.drop', { name: one.name })}
                />
              </li>
            ))}
          </Box>
          <Box>
            <Estimate briefing={briefing} chosen={chosen} />
            <Typography variant="caption" component="div" color="textSecondary">
              {words.t('mapping.reachSum', { reach: words.compact(reach) })}
            </Typography>
          </Box>
        </>
      ) : (
        <Typography variant="caption" color="textSecondary">
          {words.t('mapping.keys')}
        </Typography>
      )}
      <Button
        variant="contained"
        disabled={chosen.length === 0 || pending}
        onClick={onAdd}
        sx={{ ml: 'auto', flex: 'none' }}
      >
        {words.t('mapping.add', { count: words.number(chosen.length) })}
      </Button>
    </Box>
  );
}
