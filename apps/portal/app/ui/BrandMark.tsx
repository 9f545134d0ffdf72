import { discOf } from '@elenco/core/platform/design';
import { discClass } from './Avatar';
import styles from './BrandMark.module.css';
import { cx } from './cx';

type Props = {
  id: number;
  name: string;
  /** URL of the logo; if it is missing, the first letter of the name is shown. */
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
};

const px = { small: 30, medium: 40, large: 56 };

/** Logo of a brand, whose name is beside it. Brands have a rounded square, people have a disc. */
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
