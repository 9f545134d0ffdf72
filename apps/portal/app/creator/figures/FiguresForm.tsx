import { type FieldMetadata, getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Refusal } from '../../adapters/form.server';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { useFormat } from '../../i18n/use';
import { DateText, Disclosure, Field, Form, Stack, SubmitButton } from '../../ui';
import { LinkCheck } from '../LinkCheck';
import styles from './figures.module.css';
import type { FiguredPost, Figures } from './load.server';
import { Screenshot } from './Screenshot';

type PostFields = {
  id: string;
  observedOn: string;
  file: string;
  figures: Record<string, string>;
};

/** One form for the metrics of all posts. Empty fields are unknown metrics. */
export function FiguresForm({ page }: { page: Figures }) {
  const { t } = useTranslation('creator');
  const [form, fields] = useAnswer<{ posts: PostFields[] }>(useActionData<Answer>(), {
    id: 'figures-form',
    defaultValue: { posts: page.posts.map(({ id }) => ({ id: String(id), observedOn: page.today })) },
  });
  const rows = fields.posts.getFieldList();
  const nameOf = useName();
  const { date: day } = useFormat();
  const [filled, setFilled] = useState(0);
  const recount = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = [...new FormData(currentTarget)].flatMap(([name, value]) => {
      const [, place] = /^posts\[(\d+)\]\.figures\./.exec(name) ?? [];
      return place !== undefined && value !== '' ? [place] : [];
    });
    setFilled(new Set(typed).size);
  };
  return (
    <Form {...getFormProps(form)} encType="multipart/form-data" onInput={recount}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="key" value={page.key} />
      <Stack>
        <Refused form={form} />
        {page.posts.map((post, index) => {
          const row = rows[index];
          if (!row) return null;
          const parts = <PostPart key={post.id} post={post} row={row} today={page.today} />;
          return post.answered ? (
            <Disclosure
              key={post.id}
              summary={t('figures.sentOn', { name: nameOf(post), day: day(post.newest ?? page.today) })}
              open={row.errors !== undefined}
            >
              {parts}
            </Disclosure>
          ) : (
            parts
          );
        })}
      </Stack>
      <div className={styles.strip}>
        <p aria-live="polite">
          <strong>{t('figures.filled', { n: filled, of: page.posts.length })}</strong>
          <span className="muted small">{t('figures.soIs')}</span>
        </p>
        <SubmitButton>{t('figures.send')}</SubmitButton>
      </div>
    </Form>
  );
}

function useName() {
  const { t } = useTranslation('options');
  return ({ format, network }: FiguredPost) => `${t(`formats.${format}`)} · ${t(`channels.${network}`)}`;
}

function PostPart({
  post,
  row,
  today,
}: {
  post: FiguredPost;
  row: FieldMetadata<PostFields, { posts: PostFields[] }, Refusal[]>;
  today: string;
}) {
  const { t } = useTranslation(['creator', 'options']);
  const { number } = useFormat();
  const parts = row.getFieldset();
  const figures = parts.figures.getFieldset();
  const nameOf = useName();
  return (
    <fieldset className={styles.post} aria-describedby={row.errors ? `${row.id}-error` : undefined}>
      <legend>{nameOf(post)}</legend>
      <p className={styles.about}>
        <span>
          {t('figures.published')} <DateText value={post.publishedOn} />
          {post.due && ` · ${t('figures.due', { reading: t(`figures.readings.${post.due}`) })}`}
        </span>
        <a href={post.url} target="_blank" rel="noreferrer">
          {t('pieces.post')}
        </a>
      </p>
      <LinkCheck status={post.status} />
      <input type="hidden" name={parts.id.name} value={post.id} />
      <div className={styles.sides}>
        <Screenshot meta={parts.file} label={t('figures.proof')} hint={t('figures.proofHint')} />
        <div className={styles.numbers}>
          {post.metrics.map(({ name, last }) => (
            <Field
              key={name}
              meta={figures[name]!}
              label={t(`options:metric.${name}`)}
              inputMode="decimal"
              autoComplete="off"
              required={false}
              placeholder={last === null ? '–' : t('figures.last', { value: number(last) })}
            />
          ))}
          <Field
            meta={parts.observedOn}
            type="date"
            label={t('figures.day')}
            min={post.publishedOn}
            max={today}
          />
        </div>
      </div>
    </fieldset>
  );
}
