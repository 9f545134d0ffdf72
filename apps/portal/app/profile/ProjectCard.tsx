import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { useModals } from '../modal/address';
import { ButtonLink, Card, Disclosure, Form, Row, SubmitButton } from '../ui';
import styles from './editor.module.css';
import type { Editor } from './editor.server';
import { ProjectImages } from './ProjectImages';
import { ProjectVideos } from './ProjectVideos';
import { ProjectWords } from './ProjectWords';

type Props = {
  project: Editor['projects'][number];
  first: boolean;
  last: boolean;
  /** Response to a form of this project. */
  answer: Answer | undefined;
};

/**
 * One portfolio project in the editor. All its forms are plain, so that the editor works by keyboard and
 * without scripts.
 */
export function ProjectCard({ project, first, last, answer }: Props) {
  const { t } = useTranslation('portfolio');
  const { id, title, description, version } = project;
  const { to } = useModals(['delete-project']);
  const answerOf = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const place = (intent: 'before' | 'behind') => {
    const Icon = intent === 'before' ? ArrowUp : ArrowDown;
    return (
      <SubmitButton
        variant="quiet"
        size="small"
        name="intent"
        value={intent}
        disabled={intent === 'before' ? first : last}
        aria-label={t(`place.${intent}`, { title })}
        icon={<Icon aria-hidden="true" />}
      />
    );
  };
  return (
    <Card>
      <div id={`project-${id}`} className={styles.project}>
        <header className={styles.top}>
          <div className={styles.about}>
            <h3 dir="auto">{title}</h3>
            {description && (
              <p className="muted small" dir="auto">
                {description}
              </p>
            )}
          </div>
          <Form className={styles.place}>
            <input type="hidden" name="id" value={id} />
            {place('before')}
            {place('behind')}
          </Form>
        </header>
        <ProjectImages key={project.images.join()} project={project} answer={answerOf('image')} />
        <ProjectVideos project={project} answerOf={answerOf} />
        <Disclosure summary={t('project.edit')} open={answerOf('words') !== undefined}>
          <ProjectWords key={version} project={project} answer={answerOf('words')} />
        </Disclosure>
        <Row>
          <ButtonLink
            to={to('delete-project', id)}
            size="small"
            preventScrollReset
            aria-label={t('project.removeOne', { title })}
          >
            {t('project.remove')}
          </ButtonLink>
        </Row>
      </div>
    </Card>
  );
}
