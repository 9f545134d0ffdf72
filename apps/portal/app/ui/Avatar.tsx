import { discOf, discs } from '@elenco/core/platform/design';
import styles from './Avatar.module.css';
import { cx } from './cx';
import discStyles from './discs.module.css';

/** Returns the class of a disc's color. */
export const discClass = (disc: number): string | undefined => discStyles[`disc${disc}`];

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

export interface Face {
  readonly id: number;
  readonly name: string;
  /** URL of the portrait; if it is missing, initials are shown. */
  readonly src?: string | null;
}

type Props = Face & {
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** True beside the name, so that screen readers do not read it twice. */
  decorative?: boolean;
  disc?: number;
};

const px = { small: 36, medium: 48, large: 72, huge: 120 };

/** A portrait on its colored disc. */
export function Avatar({ id, name, src, size = 'medium', decorative, disc = discOf(id) }: Props) {
  const shape = cx(styles.avatar, styles[size], discClass(disc));
  if (src) {
    return (
      <img
        className={shape}
        src={src}
        alt={decorative ? '' : name}
        width={px[size]}
        height={px[size]}
        loading="lazy"
      />
    );
  }
  return (
    <span className={shape} {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
      <span aria-hidden="true">{initials(name)}</span>
    </span>
  );
}

/** Shows up to `max` people side by side, and the number of others. Adjacent discs have different colors. */
export function AvatarStack({ faces, max = 4 }: { faces: readonly Face[]; max?: number }) {
  const shown = faces.slice(0, max);
  let before = 0;
  return (
    <span className={styles.stack}>
      {shown.map((face) => {
        const own = discOf(face.id);
        before = own === before ? (own % discs) + 1 : own;
        return <Avatar key={face.id} {...face} size="small" disc={before} />;
      })}
      {faces.length > max && (
        <span className={cx(styles.avatar, styles.small, styles.more)}>+{faces.length - max}</span>
      )}
    </span>
  );
}
