import { useTranslation } from 'react-i18next';
import { SmallPage } from '../access/SmallPage';
import { Refusals } from '../forms/Refused';
import { usePlainAnswer } from '../forms/usePlainAnswer';
import { ButtonLink, Csrf, Stack, SubmitButton } from '../ui';

type Props = { purpose: 'confirm' | 'leave'; link: { readonly key: string; readonly stands: boolean } };

/** Page that a newsletter e-mail links to: one button confirms or unsubscribes. */
export function SubscriptionPage({ purpose, link: { key, stands } }: Props) {
  const { t } = useTranslation('newsletter');
  const { Form, form, pending, refusals, shown } = usePlainAnswer('follow', `/newsletter/${purpose}`);
  if (shown)
    return (
      <SmallPage title={t(`done.${purpose}`)} subtitle={t(`doneSubtitle.${purpose}`)}>
        {null}
      </SmallPage>
    );
  if (!stands) {
    return (
      <SmallPage title={t('over')} subtitle={t('overSubtitle')}>
        <Refusals refusals={refusals} />
        <ButtonLink to="/newsletter">{t('again')}</ButtonLink>
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t(`${purpose}.title`)} subtitle={t(`${purpose}.subtitle`)}>
      <Form {...form}>
        <Csrf />
        <input type="hidden" name="intent" value="follow" />
        <input type="hidden" name="token" value={key} />
        <Stack form>
          <Refusals refusals={refusals} />
          <SubmitButton size="large" wide pending={pending}>
            {t(`${purpose}.submit`)}
          </SubmitButton>
        </Stack>
      </Form>
    </SmallPage>
  );
}
