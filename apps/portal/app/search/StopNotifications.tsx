import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../access/SmallPage';
import type { Answer } from '../adapters/form.server';
import { Refusals } from '../forms/Refused';
import { Button, ButtonLink, Form, Stack, SubmitButton } from '../ui';
import { searchPath } from './paths';
import styles from './stop.module.css';

/** `notifying` contains the searches that send notifications; null for an invalid link. */
type Props = { notifying: readonly { readonly id: number; readonly name: string }[] | null };

/** Searches with notifications, each with a stop button, and a button for all. */
export function StopNotifications({ notifying }: Props) {
  const { t } = useTranslation('newsletter');
  const refusals = useActionData<Answer>()?.submission.error?.[''] ?? [];
  if (!notifying || notifying.length === 0) {
    return (
      <SmallPage
        title={t(notifying ? 'searches.off' : 'over')}
        subtitle={t(notifying ? 'searches.offSubtitle' : 'searches.overSubtitle')}
      >
        <ButtonLink to={`${searchPath}/saved`}>{t('searches.saved')}</ButtonLink>
      </SmallPage>
    );
  }
  const count = notifying.length;
  return (
    <SmallPage title={t('searches.title')} subtitle={t('searches.subtitle', { count })}>
      <Stack form>
        <Refusals refusals={refusals} />
        <ul className={styles.searches}>
          {notifying.map(({ id, name }) => (
            <li key={id}>
              <strong dir="auto">{name}</strong>
              {count > 1 && (
                <Form>
                  <input type="hidden" name="searchId" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="stop"
                    size="small"
                    aria-label={t('searches.stopOf', { name })}
                  >
                    {t('searches.stop')}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
        <Form>
          <SubmitButton name="intent" value="stop" size="large" wide>
            {t('searches.stopAll', { count })}
          </SubmitButton>
        </Form>
      </Stack>
    </SmallPage>
  );
}
