import { getFormProps } from '@conform-to/react';
import { MAX_IMAGES, type PortfolioProject } from '@elenco/core/discovery';
import { photoPath } from '@elenco/core/people';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { FileDrop, Form, Stack, SubmitButton } from '../ui';
import styles from './editor.module.css';

/** Pictures of a project: each can be removed, and one can be added at a time. */
export function ProjectImages({
  project: { id, title, images },
  answer,
}: {
  project: PortfolioProject;
  answer: Answer | undefined;
}) {
  const { t } = useTranslation('portfolio');
  const [form, fields] = useAnswer<{ file: string }>(answer, { id: `image-${id}` });
  return (
    <Stack>
      {images.length > 0 && (
        <ul className={styles.images}>
          {images.map((image, n) => (
            <li key={image}>
              <img
                src={photoPath(image)}
                alt={t('image.nth', { n: n + 1, title })}
                width={160}
                height={120}
                loading="lazy"
              />
              <Form>
                <input type="hidden" name="intent" value="dropImage" />
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  name="image"
                  value={image}
                  className={styles.drop}
                  aria-label={t('image.removeNth', { n: n + 1, title })}
                >
                  <X aria-hidden="true" />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {images.length < MAX_IMAGES && (
        <Form {...getFormProps(form)} encType="multipart/form-data">
          <input type="hidden" name="intent" value="image" />
          <input type="hidden" name="id" value={id} />
          <Stack>
            <Refused form={form} />
            <FileDrop
              meta={fields.file}
              label={t('image.add')}
              hint={t('image.hint', { count: images.length, most: MAX_IMAGES })}
              accept="image/jpeg,image/png,image/gif,image/webp"
            />
            <div>
              <SubmitButton size="small" variant="quiet" name="save" value={`image-${id}`}>
                {t('image.save')}
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      )}
    </Stack>
  );
}
