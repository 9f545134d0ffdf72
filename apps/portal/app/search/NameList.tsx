import { MOST_AT_ONCE } from '@elenco/core/saved';
import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { Button, ButtonLink, Disclosure, Form, Row, Select } from '../ui';
import type { ListData } from './kept.server';
import { useRefused } from './PickBar';
import styles from './search.module.css';

/** The whole list for a project: whoever has an account and takes jobs. Who cannot be hired stays out, and is counted. */
export function NameList({ data: { members, hands } }: { data: ListData }) {
  const { t } = useTranslation('search');
  const refused = useRefused();
  if (!hands || members.length === 0) return null;
  const keys = members
    .filter(({ profile }) => profile.kind === 'member' && profile.available !== false)
    .map(({ profile }) => profile.key)
    .slice(0, MOST_AT_ONCE);
  const left = members.length - keys.length;
  return (
    <Disclosure summary={t('list.name')}>
      {hands.projects.length === 0 || keys.length === 0 ? (
        <>
          <p className="small muted">{t(keys.length === 0 ? 'list.nobodyToName' : 'invite.none')}</p>
          <Row>
            <ButtonLink to="/dashboard/client/new-briefing">{t('invite.create')}</ButtonLink>
          </Row>
        </>
      ) : (
        <Form preventScrollReset className={styles.keepPart}>
          <Refusals refusals={refused} />
          {keys.map((key) => (
            <input key={key} type="hidden" name="who" value={key} />
          ))}
          <Select
            name="briefingId"
            label={t('invite.label')}
            hint={t('invite.hint')}
            options={hands.projects.map(({ id, title, inSelection }) => ({
              value: String(id),
              label: t(inSelection ? 'invite.selection' : 'invite.curation', { title }),
            }))}
          />
          {left > 0 && <p className="small muted">{t('list.leftOut', { count: left })}</p>}
          <Row>
            <Button type="submit" name="intent" value="invite" variant="dark">
              {t('list.nameGo', { count: keys.length })}
            </Button>
          </Row>
        </Form>
      )}
    </Disclosure>
  );
}
