import { isFinalStage, listStages } from '@elenco/core/discovery';
import { useActionData, useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { ArrowDown, ArrowUp, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals } from '../forms/Refused';
import {
  Button,
  ButtonLink,
  Dialog,
  Disclosure,
  Field,
  Form,
  Row,
  Section,
  Select,
  SubmitButton,
  Timeline,
  useAddress,
} from '../ui';
import { OPEN } from './listFilter';
import type { ListData, ListHistory, ListMemberRow } from './oneList.server';
import { profileAt } from './paths';
import { useStageName } from './stages';
import styles from './TrackWindow.module.css';
import { useActivityText } from './useActivityText';

type Props = { data: ListData; member: ListMemberRow; history: ListHistory };

/** Dialog about a creator of a list: stage, owner, contacts, notes and history. */
export default function TrackWindow({ data, member, history }: Props) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const address = useAddress();
  const { profile } = member;
  const may = data.listActions !== null;
  const saved = useSaved();
  const close = () => navigate(address(OPEN, ''), { replace: true, preventScrollReset: true });
  return (
    <Dialog open onOpenChange={(open) => open || close()} title={profile.name} form={may}>
      {may && <TrackForm key={saved} data={data} member={member} />}
      {may ? (
        <Disclosure summary={t('list.sharedNote')} note={member.note || undefined}>
          <SharedNote key={saved} member={member} />
        </Disclosure>
      ) : (
        member.note && <p>{member.note}</p>
      )}
      <Section title={t('list.history')}>
        <History data={data} history={history} />
      </Section>
      <div className={styles.tools}>
        <ButtonLink to={profileAt(profile.key)}>{t('list.profile')}</ButtonLink>
        {may && !data.filtered && data.sort === null && <MoveMember member={member} data={data} />}
        {may && (
          <Form preventScrollReset>
            <input type="hidden" name="listId" value={data.list.id} />
            <input type="hidden" name="who" value={profile.key} />
            <Button
              type="submit"
              name="intent"
              value="take"
              variant="plain"
              aria-label={t('list.take', { name: profile.name })}
              icon={<X aria-hidden="true" />}
            >
              {t('list.takeOut')}
            </Button>
          </Form>
        )}
      </div>
    </Dialog>
  );
}

/**
 * Returns a key that changes after each saved change of the user. The key stays the same when a colleague's
 * change arrives, a change is refused or a note is deleted. Forms with this key then keep their input and the
 * version that the user saw.
 */
function useSaved(): string {
  const { key } = useLocation();
  const isRefused = Boolean(useActionData<Answer | undefined>()?.submission.error);
  const sent = useNavigation().formData?.get('intent') ?? null;
  const [{ intent, seen, saved }, setState] = useState({ intent: sent, seen: key, saved: key });
  if (sent !== null && sent !== intent) setState({ intent: sent, seen, saved });
  else if (key !== seen) {
    setState({ intent, seen: key, saved: isRefused || intent === 'deleteNote' ? saved : key });
  }
  return saved;
}

function TrackForm({ data, member: current }: Pick<Props, 'data' | 'member'>) {
  const { t } = useTranslation('search');
  const [member] = useState(current);
  const stageName = useStageName();
  const answer = useActionData<Answer | undefined>();
  const errors = (answer?.intent === 'track' && answer.submission.error) || {};
  const errorsOf = (field: string) =>
    Object.entries(errors).flatMap(([at, found]) =>
      at === field || at.startsWith(`${field}[`) ? (found ?? []) : [],
    );
  const { profile, stage, ownerId, labels, lastContactOn, nextContactOn } = member;
  const owners = data.people.map(({ id, name }) => ({ value: String(id), label: name }));
  const isFormer = ownerId !== null && !data.people.some(({ id }) => id === ownerId);
  const used = data.facets.labels.map(({ label }) => label).join(', ');
  return (
    <Form preventScrollReset className={styles.form}>
      <input type="hidden" name="who" value={profile.key} />
      <input type="hidden" name="version" value={member.version} />
      <Refusals refusals={errorsOf('')} />
      <div className={styles.pairs}>
        <Select
          name="stage"
          label={t('list.stage')}
          defaultValue={stage}
          options={listStages.map((one) => ({ value: one, label: stageName(one) }))}
          errors={errorsOf('stage')}
        />
        <Select
          name="ownerId"
          label={t('list.owner')}
          required={false}
          placeholder={t('list.noOwner')}
          defaultValue={ownerId === null ? '' : String(ownerId)}
          options={[
            ...owners,
            ...(isFormer ? [{ value: String(ownerId), label: t('list.formerOwner') }] : []),
          ]}
          errors={errorsOf('ownerId')}
        />
        <Field
          name="lastContactOn"
          type="date"
          label={t('list.lastContact')}
          optional
          max={data.today}
          defaultValue={lastContactOn ?? ''}
          errors={errorsOf('lastContactOn')}
        />
        <Field
          name="nextContactOn"
          type="date"
          label={t('list.nextContact')}
          optional
          hint={isFinalStage(stage) ? t('list.nextIgnored') : undefined}
          defaultValue={nextContactOn ?? ''}
          errors={errorsOf('nextContactOn')}
        />
      </div>
      <Field
        name="labels"
        label={t('list.labels')}
        hint={used ? t('list.labelsUsed', { labels: used }) : t('list.labelsHint')}
        optional
        maxLength={400}
        defaultValue={labels.join(', ')}
        errors={errorsOf('labels')}
      />
      <Field
        name="note"
        type="textarea"
        rows={2}
        label={t('list.newNote')}
        optional
        maxLength={600}
        errors={errorsOf('note')}
      />
      <Row>
        <SubmitButton name="intent" value="track" variant="dark">
          {t('list.save')}
        </SubmitButton>
      </Row>
    </Form>
  );
}

/** Notes and changes, newest first. */
function History({ data, history }: { data: ListData; history: ListHistory }) {
  const { t } = useTranslation('search');
  const textOf = useActivityText(data.people);
  if (history.entries.length === 0) return <p className="muted small">{t('list.noHistory')}</p>;
  return (
    <Timeline
      entries={history.entries.map((entry) => ({
        id: entry.id,
        ...(entry.authorId !== null && {
          who: {
            id: entry.authorId,
            name: data.people.find(({ id }) => id === entry.authorId)?.name ?? t('list.formerOwner'),
          },
        }),
        what: textOf(entry),
        when: entry.createdAt,
        detail: entry.kind === 'note' && (
          <div className={styles.entry}>
            <span dir="auto">{entry.value}</span>
            {entry.own && (
              <Form preventScrollReset>
                <input type="hidden" name="id" value={entry.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="deleteNote"
                  size="small"
                  variant="plain"
                  aria-label={t('list.deleteNote')}
                  icon={<Trash2 aria-hidden="true" />}
                />
              </Form>
            )}
          </div>
        ),
      }))}
    />
  );
}

/** Form for the note that guests read if the company shares notes. */
function SharedNote({ member }: { member: ListMemberRow }) {
  const { t } = useTranslation('search');
  const [{ id, version, note, profile }] = useState(member);
  return (
    <Form preventScrollReset className={styles.part}>
      <input type="hidden" name="memberId" value={id} />
      <input type="hidden" name="version" value={version} />
      <Field
        name="note"
        label={t('list.note')}
        hint={t('list.sharedNoteHint')}
        optional
        defaultValue={note}
        maxLength={600}
      />
      <Row>
        <Button
          type="submit"
          size="small"
          name="intent"
          value="note"
          aria-label={t('list.saveNote', { name: profile.name })}
        >
          {t('list.save')}
        </Button>
      </Row>
    </Form>
  );
}

function MoveMember({ member: { id, profile }, data: { members } }: Pick<Props, 'member' | 'data'>) {
  const { t } = useTranslation('search');
  const at = members.findIndex((one) => one.id === id);
  const ways = [
    {
      to: 'before',
      label: t('list.up', { name: profile.name }),
      text: t('list.moveUp'),
      icon: <ArrowUp aria-hidden="true" />,
      off: at === 0,
    },
    {
      to: 'behind',
      label: t('list.down', { name: profile.name }),
      text: t('list.moveDown'),
      icon: <ArrowDown aria-hidden="true" />,
      off: at === members.length - 1,
    },
  ];
  return ways.map(({ to, label, text, icon, off }) => (
    <Form key={to} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={to} />
      <Button
        type="submit"
        name="intent"
        value="place"
        variant="plain"
        disabled={off}
        aria-label={label}
        icon={icon}
      >
        {text}
      </Button>
    </Form>
  ));
}
