import { areaPath } from '@elenco/core/people';
import { MessageCircle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type ProfileSelection, SelectCheckbox, SelectionToken } from '../search/Pick';
import { CreatorName } from '../search/ProfileCards';
import { Avatar, Button, ButtonLink, DateText, Field, Form } from '../ui';
import type { Member, Members } from './board.server';
import styles from './community.module.css';
import { Verdicts } from './Verdicts';

/** Members of the community, with their past work and the opinions and notes of the company's users. */
export function MemberList({ members, picking }: { members: Members; picking: ProfileSelection }) {
  const { t } = useTranslation('community');
  return (
    <>
      <SelectionToken />
      <ul className={styles.members} aria-label={t('members.title')}>
        {members.rows.map((member) => (
          <li key={member.id} className={styles.member}>
            <OneMember member={member} picking={picking} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OneMember({ member, picking }: { member: Member; picking: ProfileSelection }) {
  const { t } = useTranslation('community');
  const { id, profile, done, addedBy, createdAt } = member;
  const { name } = profile;
  return (
    <>
      <div className={styles.memberHead}>
        <SelectCheckbox profile={profile} picking={picking} />
        <Avatar {...profile.face} decorative />
        <CreatorName profile={profile} />
        <span className={styles.memberWays}>
          {done.talkIn === null ? (
            <ButtonLink size="small" to={`${areaPath.company}/new-briefing`}>
              {t('members.brief')}
            </ButtonLink>
          ) : (
            <ButtonLink
              size="small"
              to={`${areaPath.company}/briefing/${done.talkIn}/chat/${profile.creatorId}#last`}
              icon={<MessageCircle aria-hidden="true" />}
              aria-label={t('members.messageNamed', { name })}
            >
              {t('members.message')}
            </ButtonLink>
          )}
          <Form preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              size="small"
              name="intent"
              value="leave"
              variant="plain"
              aria-label={t('members.remove', { name })}
              icon={<X aria-hidden="true" />}
            />
          </Form>
        </span>
      </div>
      <MemberFigures member={member} />
      <Verdicts member={member} />
      <NoteForm member={member} />
      <p className="muted small">
        {t('members.addedBy', { name: addedBy })} <DateText value={createdAt} />
      </p>
    </>
  );
}

function MemberFigures({ member: { profile, done } }: { member: Member }) {
  const { t } = useTranslation('community');
  const { compact, rate, number, money, list } = useFormat();
  const figures = [
    [t('members.followers'), compact(profile.followers)],
    [t('members.engagement'), profile.engagementBp > 0 ? rate(profile.engagementBp) : '–'],
    [t('members.hired'), number(done.hired)],
    [t('members.published'), number(done.published)],
    [
      t('members.contracted'),
      done.contracted.length > 0
        ? list(done.contracted.map(({ currency, cents }) => money(cents, currency)))
        : '–',
    ],
    [t('members.average'), done.average === null ? '–' : t('members.stars', { stars: number(done.average) })],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoteForm({ member: { id, version, note, profile } }: { member: Member }) {
  const { t } = useTranslation('community');
  return (
    <Form key={version} preventScrollReset className={styles.note}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Field name="note" label={t('members.note')} optional defaultValue={note} maxLength={600} />
      <Button
        type="submit"
        name="intent"
        value="note"
        aria-label={t('members.saveNote', { name: profile.name })}
      >
        {t('members.save')}
      </Button>
    </Form>
  );
}
