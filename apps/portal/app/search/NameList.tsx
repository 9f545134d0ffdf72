import { invitedStages, stagesByInterest } from '@elenco/core/discovery';
import { areaPath } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals } from '../forms/Refused';
import { Button, ButtonLink, Disclosure, Form, Row, Select } from '../ui';
import styles from './lists.module.css';
import type { ListData } from './oneList.server';
import { useRefused } from './useRefused';

/** Puts creators who agreed or negotiate first, since a project keeps the order. */
const byInterest = (members: ListData['members']) =>
  [...members].sort(
    (one, other) => stagesByInterest.indexOf(one.stage) - stagesByInterest.indexOf(other.stage),
  );

/**
 * Button that adds the shown creators of a list to a project. Leaves out and counts creators without an
 * account, creators who accept no jobs, and creators who declined.
 */
export function NameList({ data: { members, filtered, listActions } }: { data: ListData }) {
  const { t } = useTranslation('search');
  const refused = useRefused(['nameList']);
  const sent = useActionData<Answer | undefined>();
  const chosen =
    sent?.intent === 'nameList' ? String(sent.submission.initialValue?.briefingId ?? '') : undefined;
  if (!listActions || members.length === 0) return null;
  const keys = byInterest(members)
    .filter(
      ({ stage, profile }) =>
        invitedStages.includes(stage) && profile.kind === 'member' && profile.available !== false,
    )
    .map(({ profile }) => profile.key);
  const left = members.length - keys.length;
  return (
    <Disclosure summary={t(filtered ? 'list.nameShown' : 'list.name')} open={refused.length > 0 || undefined}>
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
            {...(listActions.projects.length > 1 && { placeholder: t('invite.choose') })}
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
