import {
  type BriefField,
  blankBrief,
  type FactValue,
  factsOf,
  type OptionKey,
  type ReadBrief,
} from '@elenco/core/hiring';
import type { Messages } from '../providers/i18n';
import type { Words } from './words';

/**
 * True for a field of a brief that is shown as text. The field for requested creators is excluded, since it
 * contains records.
 */
export const isBriefField = (source: string): source is BriefField =>
  source in blankBrief && source !== 'wished';

/**
 * Returns the label of an option. The option's key consists of the set and the value, such as
 * `goals.awareness`.
 */
function optionText(words: Words, key: OptionKey): string {
  const [set, value] = key.split('.') as [keyof Messages['options'], string];
  return words.oneOf(set, value);
}

/** Formats a fact of a brief. Links and files are shown by name. */
export function factText(value: FactValue, words: Words): string {
  switch (value.kind) {
    case 'text':
    case 'lines':
      return value.text;
    case 'options':
      return words.list(value.keys.map((key) => optionText(words, key)));
    case 'number':
      return words.number(value.count);
    case 'days':
      return words.days(value.count);
    case 'followers':
      return words.t('briefing.followers', { count: words.compact(value.count) });
    case 'yes':
      return words.t('kit.yes');
    case 'date':
      return words.day(value.on);
    case 'period':
      return `${words.day(value.from)} – ${words.day(value.to)}`;
    case 'money':
      return [value.fromCents, ...(value.toCents === undefined ? [] : [value.toCents])]
        .map((cents) => words.money(cents, value.currency))
        .join(' – ');
    case 'pieces':
      return words.list(
        value.pieces.map(
          ({ channel, format, quantity }) =>
            `${quantity} × ${words.oneOf('formats', format)} (${words.oneOf('channels', channel)})`,
        ),
      );
    case 'links':
      return value.links.map(({ title, url }) => `${title}: ${url}`).join('; ');
    case 'files':
      return words.list(value.files.map(({ name }) => name));
  }
}

/** Formats a field of a brief on one line. If the field is not a list, each of its facts has a label. */
export function partText(field: BriefField, brief: ReadBrief, words: Words): string {
  const isPart = !Array.isArray(brief[field]);
  return factsOf(field, brief)
    .map(({ label, value }) =>
      isPart ? `${words.brief(label)}: ${factText(value, words)}` : factText(value, words),
    )
    .join('; ');
}
