import type { Charge } from '@elenco/core/finance';
import { brand } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';

/** Returns a function that names the purpose of a charge: the plan, or the creator and the project. */
export function useChargeName() {
  const { t } = useTranslation('company');
  return (
    { id, purpose }: Pick<Charge, 'id' | 'purpose'>,
    { project, creator }: { readonly project: string; readonly creator: string },
  ): string => {
    if (purpose === 'subscription') return t('pay.forPlan', { brand: brand.name });
    const what =
      purpose === 'matching' || purpose === 'amendment' || purpose === 'project'
        ? t(`pay.of.${purpose}`)
        : '';
    return [what, creator, project].filter(Boolean).join(' · ') || `#${id}`;
  };
}
