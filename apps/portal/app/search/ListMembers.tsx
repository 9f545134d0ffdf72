import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Avatar, Button, Field, Form, Money } from '../ui';
import { Favorite } from './Favorite';
import type { ListData } from './kept.server';
import styles from './ListMembers.module.css';
import { Pick, type Picking, PickToken } from './Pick';
import { Who } from './ProfileCards';

interface Props {
  list: ListData['list'];
  members: ListData['members'];
  listActions: ListData['listActions'];
  picking: Picking;
}

/** The creators of a list in order, with the company's notes. */
export function ListMembers({ list, members, listActions, picking }: Props) {
  const { t } = useTranslation('search');
  const { compact } = useFormat();
  return (
    <>
      <PickToken />
      <ol className={styles.members} aria-label={t('list.members')}>
        {members.map((member, n) => {
          const { id, profile } = member;
          return (
            <li key={id} className={styles.member}>
              <div className={styles.memberHead}>
                <Pick profile={profile} picking={picking} />
                <Avatar {...profile.face} decorative />
                <Who profile={profile} />
                <span className={styles.memberFigures}>
                  <span>{t('reasons.reach', { followers: compact(profile.followers) })}</span>
                  <span>
                    {profile.priceCents === null ? '–' : <Money cents={profile.priceCents} currency="BRL" />}
                  </span>
                </span>
              </div>
              {listActions ? <NoteForm member={member} /> : <p>{member.note}</p>}
              {listActions && (
                <div className={styles.order}>
                  <MoveMember id={id} to="before" name={profile.name} disabled={n === 0} />
                  <MoveMember id={id} to="behind" name={profile.name} disabled={n === members.length - 1} />
                  <Favorite profile={profile} listActions={listActions} />
                  <Form preventScrollReset>
                    <input type="hidden" name="listId" value={list.id} />
                    <input type="hidden" name="who" value={profile.key} />
                    <Button
                      type="submit"
                      name="intent"
                      value="take"
                      variant="plain"
                      aria-label={t('list.take', { name: profile.name })}
                      icon={<X aria-hidden="true" />}
                    />
                  </Form>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function NoteForm({ member: { id, version, note, profile } }: { member: ListData['members'][number] }) {
  const { t } = useTranslation('search');
  return (
    <Form key={version} preventScrollReset className={styles.note}>
      <input type="hidden" name="memberId" value={id} />
      <input type="hidden" name="version" value={version} />
      <Field
        name="note"
        label={t('list.note')}
        placeholder={t('list.note')}
        optional
        defaultValue={note}
        maxLength={600}
      />
      <Button
        type="submit"
        size="small"
        name="intent"
        value="note"
        aria-label={t('list.saveNote', { name: profile.name })}
      >
        {t('list.save')}
      </Button>
    </Form>
  );
}

function MoveMember(props: { id: number; to: 'before' | 'behind'; name: string; disabled: boolean }) {
  const { t } = useTranslation('search');
  const { id, to, name, disabled } = props;
  return (
    <Form preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={to} />
      <Button
        type="submit"
        name="intent"
        value="place"
        variant="plain"
        disabled={disabled}
        aria-label={t(to === 'before' ? 'list.up' : 'list.down', { name })}
        icon={to === 'before' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      />
    </Form>
  );
}
