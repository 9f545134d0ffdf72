import { useTranslation } from 'react-i18next';
import { ButtonLink, Card, Row } from '../ui';
import styles from './settings.module.css';

/** The user's sign-in address, with a link to change it; hidden while impersonating. */
export function EmailPart({ email, sealed }: { readonly email: string; readonly sealed: boolean }) {
  const { t } = useTranslation('creator');
  return (
    <Card>
      <p className={styles.address}>
        <strong>{email}</strong>
      </p>
      {!sealed && (
        <Row>
          <ButtonLink to="/dashboard/security#email" variant="quiet">
            {t('settings.emailChange')}
          </ButtonLink>
        </Row>
      )}
    </Card>
  );
}
