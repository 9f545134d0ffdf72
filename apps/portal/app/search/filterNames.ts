import { rankFactors, weightParams } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';

const ranges = ['followers', 'engagement', 'price'] as const;
const plain = [
  'channel',
  'skill',
  'match',
  'kind',
  'country',
  'state',
  'city',
  'gender',
  'age',
  'language',
  'available',
  'priceFormat',
  'verified',
  'audienceGender',
  'audienceGenderShare',
  'audienceAge',
  'audienceLanguage',
  'audienceCountry',
  'audienceCity',
  'captions',
  'activeWithin',
] as const;

/** Returns a function that returns the label of a search parameter; unknown parameters keep their name. */
export function useFilterNames(): (param: string) => string {
  const { t } = useTranslation('search');
  const names = new Map<string, string>([
    ['q', t('q')],
    ['sort', t('sort')],
    ...plain.map((name) => [name, t(`fields.${name}`)] as const),
    ...ranges.flatMap((name) => {
      const what = t(`fields.${name}`);
      return [
        [`${name}From`, t('bound', { what, which: t('from').toLowerCase() })],
        [`${name}To`, t('bound', { what, which: t('to').toLowerCase() })],
      ] as const;
    }),
    ...rankFactors.map((factor) => [weightParams[factor], t(`weights.${factor}`)] as const),
  ]);
  return (param) => names.get(param) ?? param;
}
