import { MAX_PROJECTS } from '@elenco/core/discovery';
import { areaPath } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { EditorModals } from '../../../profile/EditorModals';
import {
  createPortfolioProject,
  deletePortfolioProject,
  dropImage,
  dropVideo,
  loadEditor,
  placeBefore,
  placeBehind,
  restoreVideo,
  saveImage,
  saveProjectText,
  saveVideo,
  saveVisibility,
} from '../../../profile/editor.server';
import { ProfileCompleteness } from '../../../profile/ProfileCompleteness';
import { ProjectCard } from '../../../profile/ProjectCard';
import { VisibilityForm } from '../../../profile/VisibilityForm';
import { ButtonLink, Card, Columns, PageHeader, Section, Stack } from '../../../ui';

export const handle: RouteHandle = { title: 'portfolio:title', i18n: ['portfolio', 'profile'] };

export const loader = creatorPage(loadEditor);

export const action = actions('creator', {
  visibility: saveVisibility,
  add: createPortfolioProject,
  words: saveProjectText,
  image: saveImage,
  dropImage,
  video: saveVideo,
  dropVideo,
  restoreVideo,
  before: placeBefore,
  behind: placeBehind,
  remove: deletePortfolioProject,
});

/** The creator's public profile and its visibility. */
export default function ProfileEditor() {
  const { t } = useTranslation('portfolio');
  const editor = useCreatorData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { projects, profile } = editor;
  const room = projects.length < MAX_PROJECTS;
  const about = answer?.shown?.project ?? answer?.submission.initialValue?.id;
  const to = (id: number) => (about === String(id) ? answer : undefined);
  const own = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const aside = (
    <Stack>
      <ProfileCompleteness {...editor} />
      <Card level={2} title={t('visibility.title')}>
        <div id="visibility">
          <VisibilityForm key={profile.version} editor={editor} answer={own('visibility')} />
        </div>
      </Card>
    </Stack>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={<ButtonLink to={`${areaPath.creator}/media-kit`}>{t('mediaKit')}</ButtonLink>}
      />
      <EditorModals projects={projects} room={room} answer={own('add')} />
      <Columns aside={aside} asideFirst>
        <div id="portfolio">
          <Section title={t('projects')}>
            <Stack>
              {projects.map((project, n) => (
                <ProjectCard
                  key={project.id}
                  project={project}
                  first={n === 0}
                  last={n === projects.length - 1}
                  answer={to(project.id)}
                />
              ))}
              {projects.length === 0 && <p className="muted">{t('none')}</p>}
              {room && (
                <div>
                  <ButtonLink to="?modal=create-project" variant="dark" preventScrollReset>
                    {t('project.new')}
                  </ButtonLink>
                </div>
              )}
            </Stack>
          </Section>
        </div>
      </Columns>
    </>
  );
}
