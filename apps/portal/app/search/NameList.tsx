import { areaPath } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals } from '../forms/Refused';
import { Button, ButtonLink, Disclosure, Form, Row, Select } from '../ui';
import type { ListData } from './kept.server';
import styles from './lists.module.css';
import { useRefused } from './PickBar';

/**
 * Adds a whole list to a project: creators with an account who accept jobs. Others are left out and counted.
 */
export function NameList({ data: { members, listActions } }: { data: ListData }) {
  const { t } = useTranslation('search');
  const refused = useRefused(['nameList']);
  const sent = useActionData<Answer | undefined>();
  const chosen =
    sent?.intent === 'nameList' ? String(sent.submission.initialValue?.briefingId ?? '') : undefined;
  if (!listActions || members.length === 0) return null;
  const keys = members
    .filter(({ profile }) => profile.kind === 'member' && profile.available !== false)
    .map(({ profile }) => profile.key);
  const left = members.length - keys.length;
  return (
    <Disclosure summary={t('list.name')} open={refused.length > 0 || undefined}>
      {listActions.projects.length === 0 || keys.length === 0 ? (
        <>
          <p className="small muted">{t(keys.length === 0 ? 'list.nobodyToName' : 'invite.none')}</p>
          <Row>
            <ButtonLink to={`${areaPath.company}/new-briefing`}>{t('invite.create')}</ButtonLink>
          </Row>
        </>
      ) : (
        <Form preventScrollReset className={styles.stacked}>
          <Refusals refusals={refused} />
          {keys.map((key) => (
            <input key={key} type="hidden" name="who" value={key} />
          ))}
          <Select
            name="briefingId"
            label={t('invite.label')}
            hint={t('invite.listHint')}
            defaultValue={chosen}
            options={listActions.projects.map(({ id, title, inSelection }) => ({
              value: String(id),
              label: t(inSelection ? 'invite.selection' : 'invite.curation', { title }),
            }))}
          />
          {left > 0 && <p className="small muted">{t('list.leftOut', { count: left })}</p>}
          <Row>
            <Button type="submit" name="intent" value="nameList" variant="dark">
              {t('list.nameGo', { count: keys.length })}
            </Button>
          </Row>
        </Form>
      )}
    </Disclosure>
  );
}
