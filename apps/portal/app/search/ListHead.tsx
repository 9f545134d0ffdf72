import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Refusals } from '../forms/Refused';
import { ShareButton } from '../shareLinks/ShareButton';
import { Button, ButtonLink, ConfirmDialog, Disclosure, Field, Form, Row } from '../ui';
import { Files } from './Files';
import type { ListData } from './kept.server';
import styles from './lists.module.css';
import { searchPath } from './paths';

/** Actions for a whole list: share, export, find similar. */
export function ListWays({ data: { list, listActions, mayExport } }: { data: ListData }) {
  const { t } = useTranslation('search');
  return (
    <Row>
      {listActions && <ShareButton />}
      {listActions && <Files mayExport={mayExport} of={{ list: list.id }} />}
      {listActions && (
        <MoveDialog
          intent="begin"
          fields={{ title: list.name, listId: list.id }}
          trigger={<Button>{t('list.toSquad')}</Button>}
          title={t('list.toSquad')}
          text={t('list.toSquadText')}
          confirm={t('list.toSquad')}
        />
      )}
      <ButtonLink to={searchPath}>{t('list.toSearch')}</ButtonLink>
    </Row>
  );
}

/** Name of the list, and its deletion. */
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
