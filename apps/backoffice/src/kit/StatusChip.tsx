import Box from '@mui/material/Box';
import { declarationOf, type FlowingName } from '../resources';
import { type Tone, toneOf } from './tone';
import { useWords } from './words';

/** A status in its own words, with a dot for those who scan. */
export function StatusChip({ resource, status }: { resource: FlowingName; status: string }) {
  const words = useWords();
  const known = declarationOf(resource).flow?.states.includes(status);
  return <ToneChip tone={toneOf(resource, status)} label={known ? words.status(resource, status) : status} />;
}

/** The word always stands, so colour is never alone. Red is written as well. */
export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        maxWidth: '100%',
        fontSize: 'body2.fontSize',
        color: tone === 'error' || tone === 'warning' ? `${tone}.main` : 'text.primary',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 7,
          height: 7,
          flex: 'none',
          borderRadius: '50%',
          bgcolor: tone === 'default' ? 'text.disabled' : `${tone}.main`,
        }}
      />
      {label}
    </Box>
  );
}
