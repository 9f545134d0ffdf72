import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { HelpLink } from '../help/HelpLink';
import { Button, ButtonLink, Field, MoneyField } from '../ui';
import type { Colleague } from './colleague';
import styles from './team.module.css';

type Props = { person: Colleague; oneself: boolean; currency: Currency };

/** An owner's actions for a team member, each with a confirmation. */
export function CompanyRoles({ person, oneself, currency }: Props) {
  const { t } = useTranslation('team');
  const { id, name, companyRole, last, suspended } = person;
  if (last) return <span className="muted small">{t('companyRoles.last')}</span>;
  const moves = [
    ...(companyRole === 'member' && !suspended ? (['promote', 'handOver'] as const) : []),
    ...(companyRole === 'owner' ? (['demote'] as const) : []),
    'remove' as const,
  ];
  return (
    <div className={styles.moves}>
      {companyRole === 'member' && !suspended && !oneself && (
        <ButtonLink
          to={`/dashboard/login-as/${id}`}
          size="small"
          variant="plain"
          aria-label={t('people.loginAsNamed', { name })}
        >
          {t('people.loginAs')}
        </ButtonLink>
      )}
      {companyRole === 'member' && !suspended && <Approval person={person} currency={currency} />}
      {moves.map((move) => {
        const words = oneself && move === 'remove' ? 'leave' : move;
        return (
          <MoveDialog
            key={move}
            intent={move}
            fields={{ id }}
            danger={move === 'remove'}
            title={t(`moves.${words}.title`, { name })}
            text={t(`moves.${words}.text`, { name })}
            confirm={t(`moves.${words}.do`)}
            trigger={
              <Button size="small" variant="plain" aria-label={t(`moves.${words}.label`, { name })}>
                {t(`moves.${words}.do`)}
              </Button>
            }
          />
        );
      })}
    </div>
  );
}

/** Sets or removes the limit and end date of a member's approvals. */
function Approval({ person: { id, name, approves }, currency }: Pick<Props, 'person' | 'currency'>) {
  const { t } = useTranslation('team');
  return (
    <>
      <MoveDialog
        intent="limit"
        fields={{ id, currency }}
        title={t('approval.title', { name })}
        text={
          <>
            {t('approval.text')} <HelpLink audience="brand" term="approval-limit" name={t('approval.term')} />
          </>
        }
        confirm={t('approval.confirm')}
        trigger={
          <Button size="small" variant="plain" aria-label={t('approval.label', { name })}>
            {t('approval.do')}
          </Button>
        }
      >
        {(errorsOf) => (
          <>
            <MoneyField
              name="limitCents"
              label={t('approval.sum')}
              currency={currency}
              defaultValue={approves?.limitCents}
              errors={[...errorsOf('limitCents'), ...errorsOf('limit.limitCents')]}
              required
            />
            <Field
              name="untilOn"
              type="date"
              label={t('approval.until')}
              defaultValue={approves?.untilOn}
              errors={[...errorsOf('untilOn'), ...errorsOf('limit.untilOn')]}
              required
            />
          </>
        )}
      </MoveDialog>
      {approves && (
        <MoveDialog
          intent="free"
          fields={{ id }}
          title={t('approval.freeTitle')}
          text={t('approval.freeText', { name })}
          confirm={t('approval.free')}
          trigger={
            <Button size="small" variant="plain" aria-label={t('approval.freeLabel', { name })}>
              {t('approval.free')}
            </Button>
          }
        />
      )}
    </>
  );
}
