import { getFormProps } from '@conform-to/react';
import { MAX_IMAGES, type PortfolioProject } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, FileDrop, Form, Stack, SubmitButton } from '../ui';

type Props = {
  /** The project to edit; undefined for a new one. */
  project?: PortfolioProject;
  answer: Answer | undefined;
};

/** Form for a project's title, description and link; for a new project, also for pictures and a video. */
export function ProjectWords({ project, answer }: Props) {
  const { t } = useTranslation('portfolio');
  const [form, fields] = useAnswer<Record<'title' | 'description' | 'link' | 'files' | 'video', string>>(
    answer,
    {
      id: project ? `words-${project.id}` : 'new-words',
      defaultValue: {
        title: project?.title ?? '',
        description: project?.description ?? '',
        link: project?.link ?? '',
      },
    },
  );
  return (
    <Form {...getFormProps(form)} {...(project ? {} : { encType: 'multipart/form-data' as const })}>
      <input type="hidden" name="intent" value={project ? 'words' : 'add'} />
      {project && (
        <>
          <input type="hidden" name="id" value={project.id} />
          <input type="hidden" name="version" value={project.version} />
        </>
      )}
      <Stack>
        <Refused form={form} />
        <Field meta={fields.title} label={t('project.title')} maxLength={80} />
        {!project && (
          <>
            <FileDrop
              meta={fields.files}
              label={t('image.several')}
              hint={t('image.severalHint', { most: MAX_IMAGES })}
              accept="image/jpeg,image/png,image/gif,image/webp"
              multiple
              optional
            />
            <Field
              meta={fields.video}
              type="url"
              label={t('video.link')}
              hint={t('video.newHint')}
              placeholder="https://"
              optional
            />
          </>
        )}
        <Field
          meta={fields.description}
          type="textarea"
          rows={3}
          label={t('project.description')}
          maxLength={600}
          optional
        />
        <Field
          meta={fields.link}
          type="url"
          label={t('project.link')}
          hint={t('project.linkHint')}
          placeholder="https://"
          optional
        />
        <div>
          <SubmitButton variant="dark" name="save" value={project ? `words-${project.id}` : 'add'}>
            {t(project ? 'save' : 'project.add')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
