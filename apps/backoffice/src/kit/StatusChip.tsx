import { useTheme } from '@mui/material/styles';
import { declarationOf, type ResourceWithFlow } from '../resources';
import { type Tone, toneOf } from './tone';
import { useWords } from './words';

/** Label of a status with a colored dot. */
export function StatusChip({ resource, status }: { resource: ResourceWithFlow; status: string }) {
  const words = useWords();
  const known = declarationOf(resource).flow?.states.includes(status);
  return <ToneChip tone={toneOf(resource, status)} label={known ? words.status(resource, status) : status} />;
}

/** Styles that allow line breaks only between words, in narrow columns. */
const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  overflowWrap: 'break-word',
} as const;
const dot = { width: 7, height: 7, flex: 'none', borderRadius: '50%' } as const;

/**
 * Label with a colored dot. The label is required, so that color is never the only signal. Red and yellow
 * also color the text.
 */
export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  const { palette, typography } = useTheme();
  const color = tone === 'default' ? palette.text.disabled : palette[tone].main;
  const written = tone === 'error' || tone === 'warning' ? color : palette.text.primary;
  return (
    <span style={{ ...line, fontSize: typography.body2.fontSize, color: written }}>
      <span aria-hidden style={{ ...dot, backgroundColor: color }} />
      {label}
    </span>
  );
}
