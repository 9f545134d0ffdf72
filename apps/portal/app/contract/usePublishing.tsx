import { type BriefingKind, type PublicationTerms, workKeySuffix } from '@elenco/core/hiring';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Money } from '../ui';

/**
 * Returns a function that lists the publication terms of a contract, such as number, price and channels,
 * without empty fields. The kind of the briefing selects the wording, publication or work.
 */
export function usePublishing(): (
  of: PublicationTerms,
  kind?: BriefingKind | null,
) => { term: string; value: ReactNode }[] {
  const { t } = useTranslation(['shared', 'options']);
  const { list, number } = useFormat();
  return (of, kind) => {
    const work = kind ? workKeySuffix({ kind }) : '';
    return [
      {
        term: t(`contract.publishing.postCount${work}`),
        value: of.postCount > 0 && number(of.postCount),
      },
      {
        term: t(`contract.publishing.averagePostCents${work}`),
        value: of.averagePostCents !== null && <Money cents={of.averagePostCents} currency={of.currency} />,
      },
      {
        term: t('contract.publishing.channels'),
        value: list(of.channels.map((one) => t(`options:channels.${one}`))),
      },
      {
        term: t('contract.publishing.formats'),
        value: list(of.formats.map((one) => t(`options:formats.${one}`))),
      },
      {
        term: t('contract.publishing.workplace'),
        value: of.workplace && t(`options:workplace.${of.workplace}`),
      },
      {
        term: t('contract.publishing.equipment'),
        value: of.equipment && t(`options:equipment.${of.equipment}`),
      },
    ].filter(({ value }) => value);
  };
}
