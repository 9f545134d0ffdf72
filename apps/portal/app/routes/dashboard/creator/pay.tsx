import { areaPath, brand } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { HelpLink } from '../../../help/HelpLink';
import { Calendar } from '../../../pay/Calendar';
import { calendarHandlers } from '../../../pay/calendar.server';
import { loadPays } from '../../../pay/list.server';
import { PayList } from '../../../pay/PayList';
import { ButtonLink, PageHeader } from '../../../ui';

export const handle: RouteHandle = { title: 'pay:title', i18n: ['pay', 'resources'] };

export const loader = creatorPage(loadPays);
export const action = actions('creator', calendarHandlers);

export default function Pay() {
  const { t } = useTranslation('pay');
  const pays = useCreatorData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          <>
            {t('subtitle')} <HelpLink audience="creator" term="elenco-pay" name={brand.payName} />
          </>
        }
        action={<ButtonLink to={`${areaPath.creator}/new-briefing`}>{t('new')}</ButtonLink>}
      />
      <PayList pays={pays} />
      <Calendar calendar={pays.calendar} />
    </>
  );
}
