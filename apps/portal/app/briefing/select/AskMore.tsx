import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { useFormat } from '../../i18n/use';
import { Button, ButtonLink } from '../../ui';
import type { Selection } from './load.server';

/**
 * Form that asks curation for more creators, with a reason. If the month's requests are used up, the owner
 * can buy one more at the shown price; other users get a link to the plans.
 */
export function AskMore({ row: { id, version }, matchings }: Pick<Selection, 'row' | 'matchings'>) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  const bought = matchings?.left === 0;
  if (bought && !matchings.mayBuy) {
    return (
      <ButtonLink to={`${areaPath.company}/pricing`}>
        {t('select.moreUsed', { count: matchings.limit })}
      </ButtonLink>
    );
  }
  const price = bought ? money(matchings.extraCents, matchings.currency) : '';
  const left = matchings ? t('select.moreLeft', { left: matchings.left, count: matchings.limit }) : '';
  return (
    <MoveDialog
      intent="askMore"
      fields={{ id, version, ...(bought ? { extraCents: matchings.extraCents } : {}) }}
      trigger={<Button>{t('select.askMore')}</Button>}
      title={t('select.askMoreTitle')}
      text={[
        t('select.askMoreText'),
        bought ? t('select.moreCosts', { price, count: matchings.limit }) : left,
      ]
        .filter(Boolean)
        .join(' ')}
      confirm={bought ? t('select.askMoreBuy', { price }) : t('select.askMoreSend')}
      comment={{ label: t('select.askMoreWhat'), hint: t('select.askMoreHint') }}
    />
  );
}
