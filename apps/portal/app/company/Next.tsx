import type { CompanyStep } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { useChargeName } from '../payment/useChargeName';
import { ButtonLink, NextStep, Rows } from '../ui';
import type { Home } from './home.server';
import { StepLinks } from './StepLinks';

/** The user's next task, and the following ones in order. */
export function NextTask({
  home: { step, stepTitle, stepFacts: facts },
}: {
  home: Pick<Home, 'step' | 'stepTitle' | 'stepFacts'>;
}) {
  const { t } = useTranslation('company');
  const { date, money } = useFormat();
  const nameOf = useChargeName();
  const { first, rest } = step;
  if (!first) return null;
  const code = first.code as CompanyStep;
  return (
    <div>
      <NextStep
        above={rest.length > 0 ? t('next.firstOf', { count: rest.length + 1 }) : undefined}
        title={t(`next.${code}.title`, { count: first.params.count })}
        text={
          <>
            {(about(code) || stepTitle) && (
              <strong>{about(code) || t('next.of', { project: stepTitle })}</strong>
            )}{' '}
            {t(`next.${code}.text`)}
          </>
        }
        action={<StepLinks step={first} />}
      />
      {rest.length > 0 && <Rows label={t('next.then')} rows={rest.map(toRow)} />}
    </div>
  );

  /** Returns a text with the amount, creator and project of a task about money. */
  function about(step: CompanyStep): string {
    const { sums = [], of, dueOn } = facts[step] ?? {};
    const amount = sums.map(({ cents, currency }) => money(cents, currency)).join(' + ');
    return (
      amount &&
      `${[
        amount,
        of && nameOf({ id: 0, purpose: of.purpose }, of),
        dueOn && t(of ? 'next.due' : 'next.firstDue', { day: date(dueOn) }),
      ]
        .filter(Boolean)
        .join(' · ')}.`
    );
  }

  function toRow({ code: other, params: { count }, link }: (typeof rest)[number], index: number) {
    const own = other as CompanyStep;
    const title = t(`next.${own}.title`, { count });
    return {
      key: other,
      lead: <span className="num muted">{index + 2}</span>,
      title,
      under: about(own),
      action: (
        <ButtonLink to={link} size="small" aria-label={`${t(`next.${own}.action`)}: ${title}`}>
          {t(`next.${own}.action`)}
        </ButtonLink>
      ),
    };
  }
}
