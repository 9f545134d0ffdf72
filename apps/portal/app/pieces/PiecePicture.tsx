import type { Channel } from '@elenco/core/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui/cx';
import { ChannelIcon } from './ChannelIcon';
import styles from './piecePicture.module.css';

/**
 * Picture of a deliverable or its post; if there is none, the logo and name of the social network.
 * Decorative, since the text beside it names the format and the social network.
 */
export function PiecePicture({
  src,
  channel,
  wide,
  children,
}: {
  /** URL of the thumbnail. */
  src: string | null;
  channel: Channel;
  /** True to fill the column; otherwise the picture is as wide as a portrait beside text. */
  wide?: boolean;
  /** A small portrait in the corner. */
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
