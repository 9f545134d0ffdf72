import Chip from '@mui/material/Chip';
import { declarationOf, type FlowingName } from '../resources';
import { type Tone, toneOf } from './tone';
import { useWords } from './words';

/** A status in its own words on a soft ground; the dot repeats the colour for those who scan. */
export function StatusChip({ resource, status }: { resource: FlowingName; status: string }) {
  const words = useWords();
  const known = declarationOf(resource).flow?.states.includes(status);
  return <ToneChip tone={toneOf(resource, status)} label={known ? words.status(resource, status) : status} />;
}

export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Chip
      size="small"
      label={label}
      icon={<span aria-hidden />}
      sx={(theme) => {
        const color = tone === 'default' ? theme.palette.text.secondary : theme.palette[tone].main;
        return {
          color,
          bgcolor: tone === 'default' ? 'background.sunken' : theme.palette[tone].light,
          fontWeight: 600,
          maxWidth: '100%',
          '& .MuiChip-icon': {
            width: 7,
            height: 7,
            borderRadius: '50%',
            bgcolor: color,
            ml: 1.25,
            mr: -0.25,
            flex: 'none',
          },
        };
      }}
    />
  );
}
