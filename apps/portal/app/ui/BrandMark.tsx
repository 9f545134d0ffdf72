import { discOf } from '@elenco/core/platform/design';
import { discClass } from './Avatar';
import styles from './BrandMark.module.css';
import { cx } from './cx';

type Props = {
  id: number;
  name: string;
  /** Address of the logo; without one, the first letter is shown. */
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
};

const px = { small: 30, medium: 40, large: 56 };

/** Logo of a brand as a rounded square, while people are discs. Its name is beside it. */
export function BrandMark({ id, name, src, size = 'medium' }: Props) {
  const shape = cx(styles.mark, styles[size]);
  if (src) {
    return <img className={shape} src={src} alt="" width={px[size]} height={px[size]} loading="lazy" />;
  }
  return (
    <span className={cx(shape, discClass(discOf(id)))} aria-hidden="true">
      {name.trim().charAt(0)}
    </span>
  );
}
