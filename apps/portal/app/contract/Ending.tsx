import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { HelpLink } from '../help/HelpLink';
import { useFormat } from '../i18n/use';
import { Button, Card, Field, Row, Stack, StatusChip } from '../ui';
import styles from './contract.module.css';
import type { EndingPage } from './ending.server';

type Props = {
  page: { contract: { id: number; title: string }; side: 'company' | 'creator' | null; key: string };
  /**
   * State of the request for an early end, and the price. `totalCents` is the price including the fee, as
   * stated in the request.
   */
  ending: { asked: AskedEnding | null; days: number; totalCents: number };
  price: ReactNode;
  /** Parts of the price for the confirmation; by default the whole price. */
  sums?: ReactNode;
  /** True for an Elenco Pay contract, which has a client and instalments. */
  ofPay?: boolean;
  children?: ReactNode;
};

/**
 * Shows the price of ending the contract today, with the form that requests the end. If an end was requested,
 * shows the state of the request.
 */
export function Ending({ page, ending, price, sums = price, ofPay = false, children }: Props) {
  const { t } = useTranslation(['shared', 'resources']);
  const { contract, side, key } = page;
  const { asked } = ending;
  return (
    <div id="ending">
      <Card level={2} title={t(asked ? 'ending.title' : 'ending.price')}>
        <Stack>
          {asked && <Asked asked={asked} ofPay={ofPay} />}
          {!asked && !ofPay && (
            <p className="muted small">
              {t('ending.priceText')}{' '}
              {side === 'creator' && (
                <HelpLink audience="creator" term="ending-early" name={t('ending.price')} />
              )}
            </p>
          )}
          {price}
          <p className="muted small">
            {t('ending.rightsEnd')}{' '}
            {side === 'company' && !ofPay && (
              <HelpLink audience="brand" term="rights" name={t('ending.rights')} />
            )}
          </p>
          {!asked && side && (
            <div>
              <MoveDialog
                intent="end"
                trigger={
                  <Button variant="plain" size="small">
                    {t('ending.ask')}
                  </Button>
                }
                fields={{ id: contract.id, totalCents: ending.totalCents, key }}
                title={t('ending.askTitle')}
                text={t('ending.askText', { days: ending.days })}
                confirm={t('ending.ask')}
                danger
                comment={{ label: t('ending.reason') }}
              >
                {(errorsOf) => (
                  <>
                    {sums}
                    <Field
                      name="title"
                      label={t('ending.typed')}
                      hint={t('ending.typedHint', { title: contract.title })}
                      maxLength={160}
                      autoComplete="off"
                      errors={errorsOf('title')}
                    />
                  </>
                )}
              </MoveDialog>
            </div>
          )}
          {children}
          {asked?.status === 'requested' && side && <Answer side={side} asked={asked} />}
        </Stack>
      </Card>
    </div>
  );
}

type AskedEnding = Pick<
  NonNullable<EndingPage['asked']>,
  'id' | 'version' | 'status' | 'side' | 'reason' | 'answerBy' | 'refundedOn' | 'objection' | 'decision'
>;

function Asked({ asked, ofPay }: { asked: AskedEnding; ofPay: boolean }) {
  const { t } = useTranslation(['shared', 'resources']);
  const { date } = useFormat();
  const { status, side, reason, answerBy, refundedOn, objection, decision } = asked;
  const line = {
    requested: t('ending.until', { day: date(answerBy, 'long') }),
    under_review: t('ending.review'),
    agreed: t('ending.agreed'),
    refunded: t('ending.refunded', { day: refundedOn ? date(refundedOn, 'long') : '' }),
    withdrawn: t('ending.withdrawn'),
  }[status];
  return (
    <>
      <p>
        <StatusChip status={status}>{t(`resources:settlements.status.${status}`)}</StatusChip>
      </p>
      <p>
        <strong>{t(ofPay && side === 'company' ? 'ending.asked_client' : `ending.asked_${side}`)}</strong>
      </p>
      <p className={styles.wording}>{reason}</p>
      {objection && <p className={styles.wording}>{t('ending.objection', { text: objection })}</p>}
      {decision && <p className={styles.wording}>{t('ending.decision', { text: decision })}</p>}
      <p className="small">{line}</p>
    </>
  );
}

/** Form for a request: the requesting side can withdraw it, the other side agrees or objects. */
function Answer({
  side,
  asked: { id, version, side: requester },
}: {
  side: 'company' | 'creator';
  asked: AskedEnding;
}) {
  const { t } = useTranslation('shared');
  if (side === requester) {
    return (
      <div>
        <MoveDialog
          intent="withdrawEnding"
          fields={{ id, version }}
          trigger={
            <Button variant="plain" size="small">
              {t('ending.withdraw')}
            </Button>
          }
          title={t('ending.withdraw')}
          text={t('ending.withdrawn')}
          confirm={t('ending.withdraw')}
        />
      </div>
    );
  }
  return (
    <Row>
      <MoveDialog
        intent="acceptEnding"
        fields={{ id, version }}
        trigger={<Button>{t('ending.accept')}</Button>}
        title={t('ending.acceptTitle')}
        text={t('ending.acceptText')}
        confirm={t('ending.accept')}
        danger
      />
      <MoveDialog
        intent="disputeEnding"
        fields={{ id, version }}
        trigger={<Button variant="plain">{t('ending.dispute')}</Button>}
        title={t('ending.disputeTitle')}
        text={t('ending.disputeText')}
        confirm={t('ending.dispute')}
        comment={{ label: t('ending.disputeWhy') }}
      />
    </Row>
  );
}
