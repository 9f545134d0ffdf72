import { type Creator, portraitPath } from '@elenco/core/people';
import { tokens } from '@elenco/core/platform/design';
import Avatar from '@mui/material/Avatar';

interface Props {
  /** The portrait is null for a creator known only from an imported file. */
  readonly creator: Pick<Creator, 'id' | 'name'> & { readonly portrait: string | null };
  readonly size?: number;
}

/** Returns the first and last initials, ignoring words such as "da". */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

/**
 * A creator's portrait on a colored disc, as in the portal, or initials if it does not load. The name is
 * beside the portrait, so screen readers skip the portrait. Multiplying ids by 5, which is coprime to the 8
 * discs, uses all discs and gives adjacent ids different discs.
 */
export function Portrait({ creator, size = 44 }: Props) {
  return (
    <Avatar
      component="span"
      aria-hidden
      src={creator.portrait === null ? undefined : portraitPath(creator.portrait)}
      slotProps={{ img: { alt: '', loading: 'lazy', width: size, height: size } }}
      sx={{
        width: size,
        height: size,
        flex: 'none',
        fontSize: size * 0.36,
        fontWeight: 700,
        color: tokens.color.light.ink,
        bgcolor: tokens.disc[(creator.id * 5) % tokens.disc.length],
      }}
    >
      {initials(creator.name)}
    </Avatar>
  );
}
