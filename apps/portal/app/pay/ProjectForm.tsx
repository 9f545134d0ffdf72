import { getFormProps } from '@conform-to/react';
import { equipment, workplace } from '@elenco/core/hiring';
import { channels, formats } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { Unsaved } from '../forms/Unsaved';
import { useAnswer } from '../forms/useAnswer';
import {
  CountField,
  Disclosure,
  Field,
  Form,
  Segmented,
  Select,
  Stack,
  SubmitButton,
  TagPicker,
} from '../ui';
import type { PayPage } from './load.server';
import styles from './pay.module.css';

type Fields = Record<
  'title' | 'scope' | 'rights' | 'startsOn' | 'endsOn' | 'rounds' | 'postCount' | 'workplace' | 'equipment',
  string
> &
  Record<'channels' | 'formats', string[]>;

/** Form for deliverables, dates and usage rights. */
export function ProjectForm({ row }: { row: PayPage['row'] }) {
  const { t } = useTranslation(['pay', 'options']);
  const [touched, setTouched] = useState(false);
  const [form, fields] = useAnswer<Fields>(useActionData<Answer>(), {
    id: 'pay-project',
    defaultValue: {
      title: row?.title ?? '',
      scope: row?.scope ?? '',
      rights: row?.rights ?? '',
      startsOn: row?.startsOn ?? '',
      endsOn: row?.endsOn ?? '',
      rounds: String(row?.rounds ?? 2),
      postCount: String(row?.postCount ?? 0),
      workplace: row?.workplace ?? '',
      equipment: row?.equipment ?? '',
      channels: row?.channels ?? [],
      formats: row?.formats ?? [],
    },
  });
  const { channels: on, formats: as, postCount, workplace: place, equipment: kit } = fields;
  const isRefused = [on, as, postCount, place, kit].some(({ errors }) => errors !== undefined);
  return (
    <Form {...getFormProps(form)} onInput={() => setTouched(true)}>
      <Unsaved when={touched} />
      <Stack form>
        <Refused form={form} />
        <Field meta={fields.title} label={t('project.title')} hint={t('project.titleHint')} maxLength={120} />
        <Field meta={fields.scope} type="textarea" label={t('project.scope')} optional maxLength={4000} />
        <Field
          meta={fields.rights}
          type="textarea"
          label={t('project.rights')}
          hint={t('project.rightsHint')}
          optional
          maxLength={2000}
        />
        <div className={styles.pair}>
          <Field
            meta={fields.startsOn}
            type="date"
            label={t('project.startsOn')}
            hint={row?.amendsId ? t('project.startsOnAmendment') : undefined}
            optional
          />
          <Field meta={fields.endsOn} type="date" label={t('project.endsOn')} optional />
        </div>
        <CountField meta={fields.rounds} label={t('project.rounds')} />
        <Disclosure summary={t('project.publishing')} note={t('project.publishingNote')} open={isRefused}>
          <Stack>
            <TagPicker
              meta={fields.channels}
              label={t('project.channels')}
              hint={t('project.channelsHint')}
              options={channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
              optional
            />
            <TagPicker
              meta={fields.formats}
              label={t('project.formats')}
              options={formats.map((value) => ({ value, label: t(`options:formats.${value}`) }))}
              optional
            />
            <CountField
              meta={fields.postCount}
              label={t('project.postCount')}
              hint={t('project.postCountHint')}
              optional
            />
            <Segmented
              meta={fields.workplace}
              label={t('project.workplace')}
              required={false}
              options={workplace.options.map((value) => ({ value, label: t(`options:workplace.${value}`) }))}
            />
            <Select
              meta={fields.equipment}
              label={t('project.equipment')}
              placeholder={t('project.choose')}
              options={equipment.options.map((value) => ({ value, label: t(`options:equipment.${value}`) }))}
              optional
            />
          </Stack>
        </Disclosure>
        <div>
          <SubmitButton name="intent" value="project">
            {t('toClient')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
