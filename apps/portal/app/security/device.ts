import type { TFunction } from 'i18next';
import type { SecurityData } from './load.server';

/** Returns the label of a signed-in browser. */
export const nameOf = ({ device }: SecurityData['sessions'][number], t: TFunction<'security'>): string =>
  device ? t('sessions.on', device) : t('sessions.unknown');
