import type { nextStep, ToDo } from '@elenco/core/operations';
import type { Locale } from '../i18n/locales';
import { i18nOf } from '../i18n/translate.server';

/**
 * Returns the next steps with their texts. The server renders the texts, since browsers would otherwise load
 * those of all notices.
 */
export function inWords(
  { first, rest }: ReturnType<typeof nextStep>,
  { locale, document }: { locale: Locale; document: string },
) {
  const t = i18nOf(locale).getFixedT(locale, 'notices');
  const worded = ({ code, params, ...step }: ToDo) => ({
    ...step,
    code,
    count: params.count,
    title: t(`nextStep.${code}.title`, { ...params, document }),
    action: t(`nextStep.${code}.action`, { document }),
  });
  return { first: first && worded(first), rest: rest.map(worded) };
}
