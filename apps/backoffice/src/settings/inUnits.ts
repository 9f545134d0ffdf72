import { parseMoney, parsePercent, parseWhole } from '@elenco/core/kit';
import { declaredSetting, type SettingKey } from '@elenco/core/platform';
import type { Words } from '../kit/words';

/** Formats the value of a setting: rates in percent, amounts in their currency, other values as numbers. */
export function formatSetting({ key, value }: { key: SettingKey; value: number }, words: Words): string {
  const { unit } = declaredSetting(key);
  if (unit === 'basis_points') return words.rate(value);
  if (unit === 'cents_brl') return words.money(value, 'BRL');
  if (unit === 'cents_usd') return words.money(value, 'USD');
  return words.number(value);
}

/** Parses typed text; undefined if it is invalid for the unit. */
export function typedValue(key: SettingKey, text: string, words: Words): number | undefined {
  const { unit } = declaredSetting(key);
  if (unit === 'basis_points') return parsePercent(text);
  if (unit === 'cents_brl' || unit === 'cents_usd') return parseMoney(text, words.tag);
  return parseWhole(text);
}

/** Formats the bounds and the unit of a setting. */
export function boundsOf(key: SettingKey, words: Words): string {
  const { min, max, unit, secondPerson } = declaredSetting(key);
  return [
    ...(unit === 'basis_points'
      ? [words.t('work.percent')]
      : unit.startsWith('cents')
        ? [words.t('work.amount')]
        : []),
    words.t('work.bounds', {
      min: formatSetting({ key, value: min }, words),
      max: formatSetting({ key, value: max }, words),
    }),
    ...(secondPerson ? [words.t('work.secondPersonHint')] : []),
  ].join(' ');
}
