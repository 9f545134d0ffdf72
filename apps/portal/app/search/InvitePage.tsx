import { additionOf } from '@elenco/core/hiring';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { useFormat } from '../i18n/use';
import { Alert, Avatar, ButtonLink, Card, cx, EmptyState, Form, Row, Stack, SubmitButton } from '../ui';
import styles from './Invite.module.css';
import { confirmField, InviteReview, InviteWarnings } from './InviteReview';
import type { InviteData } from './invite.server';
import { emailInviteAt, searchAt } from './paths';
import { onlyOption } from './preselect';
import { useRefusedField } from './useRefused';

/** Value of the option that creates a project. */
const NEW = 'new';

type Props = {
  data: InviteData;
  /** True inside a dialog. After the dialog closes, the page below it is shown again. */
  inWindow?: boolean;
  /** Called when the form is sent, with the creators who are not in the project yet, and the project. */
  onSend?: (keys: readonly string[], briefingId: number | null) => void;
};

/** Adds several creators to one briefing, and marks those who are already in it. Works without scripts. */
export function InvitePage({ data, inWindow, onSend }: Props) {
  const { t } = useTranslation('search');
  const { list } = useFormat();
  const { own: refusedNumber, others: refused, typed } = useRefusedField('invite', confirmField);
  const { creators, strangers, gone, projects, may, mayEmail, key, from, today } = data;
  const [chosen, setChosen] = useState(() =>
    creators.flatMap((one) => (one.available === false ? [] : [one.key])),
  );
  const [target, setTarget] = useState(() =>
    projects.length === 0
      ? NEW
      : ((onlyOption(projects) ?? projects.find(({ id }) => String(id) === typed?.briefingId))?.id ?? null),
  );
  const project = projects.find(({ id }) => id === target);
  const briefingId = project?.id ?? null;
  const fresh = creators.filter(
    ({ key: who }) => chosen.includes(who) && !project?.there.some((one) => one.key === who),
  );
  const isReviewed = project && fresh.length > 0 && additionOf(project) === 'invited';
  const toggle = (who: string) =>
    setChosen(chosen.includes(who) ? chosen.filter((one) => one !== who) : [...chosen, who]);
  const strangersText = t('invite.strangers', {
    count: strangers.length,
    list: list(strangers.map(({ name }) => name)),
  });
  const strangersHint = mayEmail ? 'invite.strangersText' : 'invite.strangersOwner';
  const emailLink = mayEmail && strangers.length > 0 && (
    <ButtonLink
      to={emailInviteAt(
        strangers.map((one) => one.key),
        briefingId,
      )}
    >
      {t('invite.byEmail', { count: strangers.length })}
    </ButtonLink>
  );
  if (creators.length === 0) {
    return (
      <EmptyState
        icon={<UserPlus aria-hidden="true" />}
        title={strangers.length > 0 ? strangersText : t('invite.nobody')}
        text={t(strangers.length > 0 ? strangersHint : 'invite.nobodyText')}
        action={
          <>
            {emailLink}
            {!inWindow && <ButtonLink to={searchAt(from)}>{t('compare.back')}</ButtonLink>}
          </>
        }
      />
    );
  }
  return (
    <Form
      className={styles.page}
      preventScrollReset={inWindow}
      onSubmit={() =>
        onSend?.(
          fresh.map((one) => one.key),
          briefingId,
        )
      }
    >
      <input type="hidden" name="key" value={key} />
      {strangers.map((one) => (
        <input key={one.key} type="hidden" name="stranger" value={one.key} />
      ))}
      <Stack>
        {gone > 0 && <Alert title={t('list.gone', { count: gone })} />}
        {strangers.length > 0 && (
          <Alert title={strangersText} action={emailLink}>
            {t(strangersHint)}
          </Alert>
        )}
        <Refusals refusals={isReviewed ? refused : [...refused, ...refusedNumber]} />
        <Card level={2} title={t('invite.who', { count: chosen.length })}>
          <ul className={styles.people}>
            {creators.map(({ key: who, name, face, available }) => (
              <li key={who}>
                <label className={styles.person}>
                  <input
                    type="checkbox"
                    name="who"
                    value={who}
                    checked={chosen.includes(who)}
                    onChange={() => toggle(who)}
                  />
                  <Avatar {...face} size="small" decorative />
                  <span dir="auto">{name}</span>
                  {available === false && <span className="muted small">{t('invite.busy')}</span>}
                </label>
              </li>
            ))}
          </ul>
        </Card>
        <Card level={2} title={t('invite.where')}>
          <fieldset className={styles.projects}>
            <legend className="sr">{t('invite.where')}</legend>
            {projects.map(({ id, title, status, there, creatorsWanted, invited }) => (
              <label key={id} className={styles.project}>
                <input
                  type="radio"
                  name="briefingId"
                  value={id}
                  required
                  checked={id === target}
                  onChange={() => setTarget(id)}
                />
                <span>
                  <strong>{title}</strong>
                  <span className="muted small">{t(`invite.status.${status as 'curation'}`)}</span>
                  <span className="muted small">
                    {t('invite.wanted', { count: creatorsWanted, invited })}
                  </span>
                  <Outcomes there={there} />
                </span>
              </label>
            ))}
            <label className={styles.project}>
              <input
                type="radio"
                name="briefingId"
                value={NEW}
                required
                checked={target === NEW}
                onChange={() => setTarget(NEW)}
              />
              <span>
                <strong>{t('invite.new')}</strong>
                <span className="muted small">{t('invite.newHint')}</span>
              </span>
            </label>
          </fieldset>
        </Card>
        {project && <InviteWarnings project={project} adding={fresh.length} today={today} />}
        {isReviewed && (
          <InviteReview
            project={project}
            names={fresh.map(({ name }) => name)}
            today={today}
            errors={refusedNumber}
          />
        )}
        {may && (
          <div className={cx(inWindow && styles.atEnd)}>
            <Row>
              <SubmitButton name="intent" value="invite">
                {t(`invite.sends.${target === NEW ? NEW : ((project && additionOf(project)) ?? 'invited')}`)}
              </SubmitButton>
            </Row>
          </div>
        )}
      </Stack>
    </Form>
  );
}

/** Selected creators who are already in a project or were invited, by the outcome of the invitation. */
function Outcomes({ there }: Pick<InviteData['projects'][number], 'there'>) {
  const { t } = useTranslation('search');
  const { list, date } = useFormat();
  const outcomes = [...new Set(there.map(({ outcome }) => outcome))];
  return outcomes.map((outcome) => {
    const names = there
      .filter((one) => one.outcome === outcome)
      .map(({ name, on }) => (on ? t('invite.nameOn', { name, day: date(on) }) : name));
    return (
      <span key={outcome} className={styles.there}>
        {t(`invite.there.${outcome}`, { count: names.length, list: list(names) })}
      </span>
    );
  });
}
