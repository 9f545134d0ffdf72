import { helpFigures } from '@elenco/core/operations';
import type { Setting } from '@elenco/core/platform';
import { formats } from '../i18n/format';
import type { Locale } from '../i18n/locales';

/** Returns the amounts, rates and limits that the help texts contain, formatted for a language. */
export const figuresOn = (settings: readonly Setting[], today: string, locale: Locale) =>
  helpFigures(settings, today, locale, formats(locale));
