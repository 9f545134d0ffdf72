import { tokens } from '@elenco/core/design';
import Box from '@mui/material/Box';

interface Props {
  readonly creator: { readonly id: number; readonly portrait: string };
  readonly size?: number;
}

/** The creator's portrait on its disc. The name always stands beside it, so the picture says nothing more. */
export function Portrait({ creator, size = 44 }: Props) {
  return (
    <Box
      component="img"
      alt=""
      loading="lazy"
      width={size}
      height={size}
      src={`/portraits/${encodeURIComponent(creator.portrait)}.svg`}
      sx={{ borderRadius: '50%', bgcolor: tokens.disc[creator.id % tokens.disc.length], flex: 'none' }}
    />
  );
}
