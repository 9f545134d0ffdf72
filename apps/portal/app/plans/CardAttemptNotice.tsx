import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert } from '../ui';
import type { CardAttempt } from './cardAttempts.server';
import { cardName } from './cardName';

/**
 * Date of the next charge to the card. After a decline, shows the reason, and whether the charge is tried
 * again.
 */
export function CardAttemptNotice({ of }: { of: CardAttempt }) {
  const { t } = useTranslation('plans');
  const { date, money } = useFormat();
  const { declined, nextOn, underWay, amountCents, currency } = of;
  const card = cardName(of);
  const amount = money(amountCents, currency);
  if (underWay) return <p className="muted">{t('cards.underWay', { card, amount })}</p>;
  const next = nextOn && date(nextOn, 'long');
  if (!declined)
    return next ? <p className="muted">{t('cards.willPay', { card, amount, day: next })}</p> : null;
  return (
    <Alert
      tone={next ? 'warning' : 'error'}
      title={t('cards.declined', { card, amount, day: date(declined.on, 'long') })}
    >
      {t(`cards.reasons.${declined.reason}`)} {next ? t('cards.again', { day: next }) : t('cards.notAgain')}
    </Alert>
  );
}
