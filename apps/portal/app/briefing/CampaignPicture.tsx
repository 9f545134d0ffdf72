import { photoPath } from '@elenco/core/people';
import { cx } from '../ui';
import styles from './picture.module.css';

type Props = {
  /** The name of the picture. */
  picture: string;
  /** `wide` over a brief; the others in place of a brand's mark. */
  size: 'medium' | 'large' | 'wide';
};

const px = { medium: 40, large: 56, wide: 860 };

/** What a campaign is about, in one picture. Its title stands beside it. */
export function CampaignPicture({ picture, size }: Props) {
  return (
    <img
      className={cx(styles.picture, styles[size])}
      src={photoPath(picture)}
      alt=""
      width={px[size]}
      height={size === 'wide' ? 360 : px[size]}
      loading={size === 'large' ? undefined : 'lazy'}
    />
  );
}
