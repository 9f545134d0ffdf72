import { photoPath } from '@elenco/core/people';
import { cx } from '../ui';
import styles from './picture.module.css';

type Props = {
  /** File name of the picture. */
  picture: string;
  /** `wide` is used above a brief; the other sizes replace a brand's logo. */
  size: 'medium' | 'large' | 'wide';
};

const px = { medium: 40, large: 56, wide: 860 };

/** Picture of a campaign. It needs no alternative text, since the campaign's title is beside it. */
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
