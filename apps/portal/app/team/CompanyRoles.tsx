import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { Button, ButtonLink } from '../ui';
import type { Colleague } from './colleague';
import styles from './team.module.css';

/** What an owner can do about one person of the team, each asked before it is done. */
export function CompanyRoles({ person, oneself }: { person: Colleague; oneself: boolean }) {
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
