import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals } from '../forms/Refused';
import { Button, cx, Disclosure, Field, Form } from '../ui';
import filterStyles from './Filters.module.css';
import type { SearchData } from './load.server';
import styles from './SaveSearch.module.css';

/** Form that saves the search under a name. */
export function SaveSearch({ data: { address, total, key } }: { data: SearchData }) {
  const { t } = useTranslation('search');
  const answer = useActionData<Answer | undefined>();
  const { error, initialValue: sent } = answer?.intent === 'save' ? answer.submission : {};
  return (
    <Disclosure key={address} summary={t('save.title')} open={error ? true : undefined}>
      <Form className={styles.save} preventScrollReset noValidate>
        <Refusals refusals={error?.[''] ?? []} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="query" value={address} />
        <input type="hidden" name="totalSeen" value={total.value} />
        <Field
          name="searchName"
          label={t('save.name')}
          defaultValue={sent?.searchName?.toString()}
          maxLength={80}
          errors={error?.searchName ?? []}
          autoComplete="off"
        />
        <label className={cx(filterStyles.box, styles.whole)}>
          <input type="checkbox" name="notify" value="true" defaultChecked={sent?.notify === 'true'} />
          <span>{t('save.notify')}</span>
        </label>
        <Button type="submit" name="intent" value="save">
          {t('save.go')}
        </Button>
      </Form>
    </Disclosure>
  );
}
