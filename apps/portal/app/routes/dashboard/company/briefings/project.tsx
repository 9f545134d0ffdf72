import { useLoaderData } from '@remix-run/react';
import { page } from '../../../../adapters/page.server';
import { BriefBlocks } from '../../../../briefing/BriefBlocks';
import { KeepBrief } from '../../../../briefing/KeepBrief';
import { Posts } from '../../../../briefing/posts/Posts';
import { projectActions } from '../../../../briefing/project/actions.server';
import { CancelProject, isCancelAdvised } from '../../../../briefing/project/CancelProject';
import { Content } from '../../../../briefing/project/Content';
import { Contracts } from '../../../../briefing/project/Contracts';
import { Evaluations } from '../../../../briefing/project/Evaluations';
import { Jobs } from '../../../../briefing/project/Jobs';
import { loadProject } from '../../../../briefing/project/load.server';
import { Names } from '../../../../briefing/project/Names';
import { Overview } from '../../../../briefing/project/Overview';
import { Payments } from '../../../../briefing/project/Payments';
import { ProjectHead } from '../../../../briefing/project/ProjectHead';
import { Proposals } from '../../../../briefing/project/Proposals';
import type { View } from '../../../../briefing/project/views';
import type { RouteHandle } from '../../../../handle';
import { useLive } from '../../../../live/useLive';
import { AnswerQuestions } from '../../../../questions/AnswerQuestions';
import { ProjectLinks } from '../../../../tracking/ProjectLinks';

export const handle: RouteHandle = {
  title: 'company:project.title',
  i18n: ['authority', 'brief', 'problems', 'shared'],
};

export const loader = page('company', loadProject);
export const action = projectActions;

/** Component of each view of the project. */
const parts: Record<
  View | '',
  (props: { project: Awaited<ReturnType<typeof loadProject>> }) => React.ReactNode
> = {
  '': Overview,
  brief: Brief,
  jobs: Jobs,
  shortlist: Names,
  proposals: Proposals,
  contracts: Contracts,
  content: Content,
  posts: Posts,
  tracking: ProjectLinks,
  payments: Payments,
  evaluation: Evaluations,
};

function Brief({
  project: { row, asked, cast, may, pressKey },
}: {
  project: Awaited<ReturnType<typeof loadProject>>;
}) {
  const names = Object.fromEntries(Object.values(cast).map(({ id, name }) => [id, name]));
  return (
    <>
      <BriefBlocks brief={row} />
      {may && <KeepBrief id={row.id} title={row.title} pressKey={pressKey} />}
      <AnswerQuestions questions={asked} names={names} may={may} />
    </>
  );
}

export default function Project() {
  const project = useLoaderData<typeof loader>();
  useLive(project.feedCursor, ({ topic, briefingId }) => topic === 'hiring' && briefingId === project.row.id);
  const Part = parts[project.view];
  return (
    <>
      <ProjectHead project={project} />
      <Part project={project} />
      {project.may && !isCancelAdvised(project) && <CancelProject project={project} />}
    </>
  );
}
