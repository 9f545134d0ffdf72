import { getFormProps } from '@conform-to/react';
import { type Company, photoPath } from '@elenco/core/party';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, FileDrop, Form, Stack, SubmitButton } from '../ui';
import styles from './company.module.css';

/** The company's logo. */
export function LogoForm({ company, answer }: { company: Company; answer: Answer | undefined }) {
  const { t } = useTranslation('company');
  const [form, fields] = useAnswer<{ file: string }>(answer?.intent === 'logo' ? answer : undefined, {
    id: 'logo',
  });
  return (
    <Card>
      <Stack>
        {company.logo ? (
          <img
            className={styles.logo}
            src={photoPath(company.logo)}
            alt={company.tradeName}
            width={120}
            height={120}
          />
        ) : (
          <p className="muted small">{t('logo.none')}</p>
        )}
        <Form {...getFormProps(form)} encType="multipart/form-data">
          <Stack>
            <Refused form={form} />
            <FileDrop
              meta={fields.file}
              label={t('logo.choose')}
              hint={t('logo.hint')}
              accept="image/jpeg,image/png,image/gif,image/webp"
            />
            <div>
              <SubmitButton name="intent" value="logo" variant="dark">
                {t('logo.save')}
              </SubmitButton>
            </div>
          </Stack>
        </Form>
        {company.logo && (
          <Form>
            <SubmitButton name="intent" value="noLogo" variant="quiet" size="small">
              {t('logo.remove')}
            </SubmitButton>
          </Form>
        )}
      </Stack>
    </Card>
  );
}
