import { parseMoney, parsePercent, parseWhole } from '@elenco/core/kit';
import { declaredSetting, type SettingKey } from '@elenco/core/platform';
import type { Words } from '../kit/words';

/** A constant's value as people say it: rates in percent, amounts in their currency, all else as a number. */
export function inUnits({ key, value }: { key: SettingKey; value: number }, words: Words): string {
  const { unit } = declaredSetting(key);
  if (unit === 'basis_points') return words.rate(value);
  if (unit === 'cents_brl') return words.money(value, 'BRL');
  if (unit === 'cents_usd') return words.money(value, 'USD');
  return words.number(value);
}

/** What somebody typed, as it is kept; undefined for what is no number of the constant's unit. */
export function typedValue(key: SettingKey, text: string, words: Words): number | undefined {
  const { unit } = declaredSetting(key);
  if (unit === 'basis_points') return parsePercent(text);
  if (unit === 'cents_brl' || unit === 'cents_usd') return parseMoney(text, words.tag);
  return parseWhole(text);
}

/** Within what its value has to lie, and what it is typed in. */
export function boundsOf(key: SettingKey, words: Words): string {
  const { min, max, unit, secondPerson } = declaredSetting(key);
  return [
    ...(unit === 'basis_points'
      ? [words.t('work.percent')]
      : unit.startsWith('cents')
        ? [words.t('work.amount')]
        : []),
    words.t('work.bounds', {
      min: inUnits({ key, value: min }, words),
      max: inUnits({ key, value: max }, words),
    }),
    ...(secondPerson ? [words.t('work.secondPersonHint')] : []),
  ].join(' ');
}
