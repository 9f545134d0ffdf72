import type { TFunction } from 'i18next';
import type { SecurityData } from './load.server';

/** A signed-in browser, in words that its owner knows. */
export const nameOf = ({ device }: SecurityData['sessions'][number], t: TFunction<'security'>): string =>
  device ? t('sessions.on', device) : t('sessions.unknown');
