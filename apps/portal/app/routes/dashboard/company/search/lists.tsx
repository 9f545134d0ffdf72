import { useActionData, useLoaderData } from '@remix-run/react';
import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import { Refusals } from '../../../../forms/Refused';
import type { RouteHandle } from '../../../../handle';
import { listsActions, loadLists } from '../../../../search/kept.server';
import listStyles from '../../../../search/lists.module.css';
import { listAt } from '../../../../search/paths';
import { SearchTabs } from '../../../../search/Tabs';
import { Card, Columns, EmptyState, Field, Form, PageHeader, Row, Rows, SubmitButton } from '../../../../ui';

export const handle: RouteHandle = { title: 'search:lists.title', light: true, i18n: ['search'] };

export const loader = page('company', async (ctx) => ({ kept: await loadLists(ctx) }));
export const action = listsActions;

export default function Lists() {
  const { t } = useTranslation('search');
  const { kept } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.submission.error;
  const icon = <ListPlus aria-hidden="true" />;
  return (
    <>
      <PageHeader title={t('lists.title')} subtitle={t('lists.subtitle')} />
      <SearchTabs />
      {!kept ? (
        <EmptyState icon={icon} title={t('lists.none')} text={t('staff')} />
      ) : (
        <Columns
          aside={
            <Card title={t('lists.create')} level={2}>
              <Form className={listStyles.stacked}>
                <Refusals refusals={error?.[''] ?? []} />
                <input type="hidden" name="key" value={kept.key} />
                <Field name="name" label={t('lists.name')} maxLength={80} errors={error?.name ?? []} />
                <Field
                  name="note"
                  label={t('lists.note')}
                  type="textarea"
                  rows={2}
                  optional
                  maxLength={600}
                />
                <Row>
                  <SubmitButton variant="dark">{t('lists.create')}</SubmitButton>
                </Row>
              </Form>
            </Card>
          }
        >
          {kept.lists.length === 0 ? (
            <EmptyState icon={icon} title={t('lists.none')} text={t('lists.noneText')} />
          ) : (
            <Rows
              rows={kept.lists.map(({ id, name, note, count, negotiating, won, due }) => ({
                key: id,
                to: listAt(id),
                title: name,
                under: [
                  note,
                  negotiating > 0 && t('lists.negotiating', { count: negotiating }),
                  won > 0 && t('lists.won', { count: won }),
                  due > 0 && t('lists.due', { count: due }),
                ]
                  .filter(Boolean)
                  .join(' · '),
                end: t('lists.count', { count }),
              }))}
            />
          )}
        </Columns>
      )}
    </>
  );
}
