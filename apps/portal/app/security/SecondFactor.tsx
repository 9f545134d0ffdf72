import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { Button, ButtonLink, Card, DateText, Field, Row } from '../ui';
import type { SecurityData } from './load.server';

type Props = Pick<SecurityData, 'secondFactor' | 'demanded' | 'proof'>;

/** State of the second factor, with a link to change it. */
export function SecondFactor({ secondFactor, demanded, proof }: Props) {
  const { t } = useTranslation('security');
  if (!secondFactor) {
    return (
      <Card>
        <p>{t('second.off')}</p>
        <Row>
          <ButtonLink to="/dashboard/security/second-factor" variant="dark">
            {t('second.start')}
          </ButtonLink>
        </Row>
      </Card>
    );
  }
  return (
    <Card>
      <p>
        <strong>{t('second.on')}</strong> · <DateText value={secondFactor.since} />
      </p>
      <p className="muted small">{t('second.left', { count: secondFactor.codesLeft })}</p>
      {demanded ? (
        <p className="muted small">{t('second.demanded')}</p>
      ) : (
        <Row>
          <MoveDialog
            trigger={<Button>{t('second.stop')}</Button>}
            intent="turnOff"
            fields={{}}
            title={t('second.stopTitle')}
            text={t('second.stopText')}
            confirm={t('second.stop')}
            danger
          >
            {(errorsOf) =>
              proof === 'code' ? (
                <Field
                  name="code"
                  label={t('code.label')}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  errors={errorsOf('code')}
                />
              ) : (
                <Field
                  name="presentPassword"
                  type="password"
                  label={t('second.password')}
                  autoComplete="current-password"
                  errors={errorsOf('presentPassword')}
                />
              )
            }
          </MoveDialog>
        </Row>
      )}
    </Card>
  );
}
