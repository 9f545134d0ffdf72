import type { Words } from '../kit/words';
import type { RecordOf } from '../resources';

/** A constant's value as people say it: rates in percent, all else as a number. */
export const inUnits = ({ key, value }: Pick<RecordOf<'settings'>, 'key' | 'value'>, words: Words): string =>
  key.startsWith('fee_bp') ? words.rate(value) : words.number(value);
