import { areaPath } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { Download, Ellipsis, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Refusals } from '../forms/Refused';
import { ShareButton } from '../shareLinks/ShareButton';
import { Button, ButtonLink, ConfirmDialog, Disclosure, Field, Form, Menu, Row } from '../ui';
import { paramsOf } from './listFilter';
import styles from './lists.module.css';
import type { ListData } from './oneList.server';
import { exportAt, searchPath } from './paths';

/** Actions for a whole list: share and find more; downloads and the squad in a menu. */
export function ListWays({ data: { list, listActions, mayExport, filter } }: { data: ListData }) {
  const { t } = useTranslation('search');
  const [opened, setOpened] = useState(false);
  const of = { list: list.id, shown: paramsOf(filter) };
  const files = mayExport
    ? (['xlsx', 'csv'] as const).map((kind) => ({
        label: t(`list.files.${kind}`),
        icon: <Download aria-hidden="true" />,
        to: exportAt(kind, of),
        download: true,
      }))
    : [{ label: t('list.filesOfPlans'), to: `${areaPath.company}/pricing` }];
  return (
    <Row>
      {listActions && <ShareButton />}
      {listActions === null ? (
        <ButtonLink to={searchPath}>{t('list.toSearch')}</ButtonLink>
      ) : (
        <>
          <Menu
            trigger={<Button icon={<Ellipsis aria-hidden="true" />}>{t('list.more')}</Button>}
            items={[
              { label: t('list.toSearch'), icon: <Search aria-hidden="true" />, to: searchPath },
              ...files,
              { label: t('list.toSquad'), apart: true, onSelect: () => setOpened(true) },
            ]}
          />
          <MoveDialog
            open={opened}
            onOpenChange={setOpened}
            intent="begin"
            fields={{ title: list.name, listId: list.id }}
            title={t('list.toSquad')}
            text={t('list.toSquadText')}
            confirm={t('list.toSquad')}
          />
        </>
      )}
    </Row>
  );
}

/** Form that renames the list, and a button that deletes it. */
export function ListHead({ data: { list } }: { data: ListData }) {
  const { t } = useTranslation('search');
  const answer = useActionData<Answer | undefined>();
  const error = answer?.intent === 'rename' ? answer.submission.error : undefined;
  return (
    <Disclosure summary={t('list.edit')} open={error ? true : undefined}>
      <Form key={list.version} className={styles.stacked}>
        <Refusals refusals={error?.[''] ?? []} />
        <input type="hidden" name="id" value={list.id} />
        <input type="hidden" name="version" value={list.version} />
        <Field
          name="name"
          label={t('lists.name')}
          defaultValue={list.name}
          maxLength={80}
          errors={error?.name ?? []}
        />
        <Field
          name="note"
          label={t('lists.note')}
          type="textarea"
          rows={2}
          optional
          defaultValue={list.note}
          maxLength={600}
        />
        <Row>
          <Button type="submit" name="intent" value="rename" variant="dark">
            {t('list.save')}
          </Button>
        </Row>
      </Form>
      <ConfirmDialog
        trigger={<Button variant="plain">{t('list.delete')}</Button>}
        title={t('list.delete')}
        text={t('list.deleteText')}
        confirm={t('list.delete')}
        danger
        fields={{ intent: 'remove', id: list.id }}
      />
    </Disclosure>
  );
}
