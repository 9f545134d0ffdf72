import Box from '@mui/material/Box';

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

/** Bar chart with numbers. The bar for the largest value fills the width. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {bars.map((bar) => (
        <Box
          component="li"
          key={bar.label}
          sx={{ display: 'grid', gridTemplateColumns: '110px 1fr auto', gap: 1.5, alignItems: 'center' }}
        >
          <span>{bar.label}</span>
          <Box
            aria-hidden
            sx={{
              width: `${(bar.value / most) * 100}%`,
              minWidth: bar.value > 0 ? 4 : 0,
              height: 12,
              borderRadius: 6,
              bgcolor: 'text.primary',
            }}
          />
          <strong>{bar.text}</strong>
        </Box>
      ))}
    </Box>
  );
}
