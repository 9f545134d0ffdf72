import { type Creator, portraitPath } from '@elenco/core/people';
import { tokens } from '@elenco/core/platform/design';
import Avatar from '@mui/material/Avatar';

interface Props {
  /** Of somebody known from a file there is no portrait. */
  readonly creator: Pick<Creator, 'id' | 'name'> & { readonly portrait: string | null };
  readonly size?: number;
}

/** First and last initial; words such as "da" do not count. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

/**
 * A creator's portrait on a disc, as the portal shows it (5 has no factor in common with 8, so neighbours differ
 * and all discs are used); initials where it does not load. The name always stands beside it, so it says nothing more
 * to those who listen.
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
