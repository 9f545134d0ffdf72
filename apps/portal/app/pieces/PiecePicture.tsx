import type { Channel } from '@elenco/core/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/cx';
import { ChannelIcon } from './ChannelIcon';
import styles from './piecePicture.module.css';

/**
 * The picture of a piece or its post; without one, the mark and name of its network. Decorative: the text
 * beside it names format and network.
 */
export function PiecePicture({
  src,
  channel,
  wide,
  children,
}: {
  /** Address of its thumbnail. */
  src: string | null;
  channel: Channel;
  /** True to fill its column; otherwise it is as wide as a portrait beside text. */
  wide?: boolean;
  /** A small face in its corner. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('options');
  return (
    <span className={cx(styles.frame, wide && styles.wide, !src && styles.tile)} aria-hidden="true">
      {src ? (
        <img src={src} alt="" loading="lazy" width={320} height={400} className={styles.picture} />
      ) : (
        <>
          <ChannelIcon channel={channel} />
          <span className={styles.name}>{t(`channels.${channel}`)}</span>
        </>
      )}
      {children && <span className={styles.corner}>{children}</span>}
    </span>
  );
}
