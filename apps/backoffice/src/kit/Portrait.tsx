import { type Creator, portraitPath } from '@elenco/core/people';
import { tokens } from '@elenco/core/platform/design';
import Avatar from '@mui/material/Avatar';

interface Props {
  /** Null portrait: a creator known only from an imported file. */
  readonly creator: Pick<Creator, 'id' | 'name'> & { readonly portrait: string | null };
  readonly size?: number;
}

/** Returns the first and the last initial; words such as "da" do not count. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

/**
 * A creator's portrait on a disc, as in the portal (5 has no factor in common with 8, so neighbours differ
 * and all discs are used); initials if it does not load. The name is always next to it, so it is hidden from
 * screen readers.
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
