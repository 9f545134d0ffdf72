import type { Words } from '../kit/words';
import type { RecordOf } from '../resources';

/** A constant's value as people say it: rates in percent, amounts in their currency, all else as a number. */
export const inUnits = ({ key, value }: Pick<RecordOf<'settings'>, 'key' | 'value'>, words: Words): string =>
  key.startsWith('fee_bp')
    ? words.rate(value)
    : key.includes('_cents')
      ? words.money(value, key.endsWith('_usd') ? 'USD' : 'BRL')
      : words.number(value);
