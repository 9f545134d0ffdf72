import { takesMessages } from '@elenco/core/conversation';
import type { ReactNode } from 'react';
import { actions } from '../../../adapters/form.server';
import type { RouteHandle } from '../../../handle';
import { useLive } from '../../../live/useLive';
import { creatorPage } from '../../../professional/page.server';
import { projectActions } from '../../../professional/project/actions.server';
import { Brief } from '../../../professional/project/Brief';
import { Ended } from '../../../professional/project/Ended';
import { Head } from '../../../professional/project/Head';
import { Invited } from '../../../professional/project/Invited';
import { loadProject } from '../../../professional/project/load.server';
import { Sent } from '../../../professional/project/Sent';
import type { Stage } from '../../../professional/project/stage';
import { ProjectTimeline } from '../../../professional/project/Timeline';
import { ToSign } from '../../../professional/project/ToSign';
import { Work } from '../../../professional/project/Work';
import { Writing } from '../../../professional/project/Writing';
import { useOwn } from '../../../professional/useOwn';
import { AskQuestions } from '../../../questions/AskQuestions';
import { Columns } from '../../../ui';

export const handle: RouteHandle = { title: 'professional:project.title', i18n: ['brief', 'shared'] };

export const loader = creatorPage(loadProject);

export const action = actions('professional', projectActions);

export default function ProjectPage() {
  const project = useOwn<typeof loader>();
  const { work, proposal } = project;
  useLive(
    project.feedCursor,
    ({ topic, briefingId }) => topic === 'hiring' && briefingId === proposal.briefingId,
  );
  const stages: Record<Stage, () => ReactNode> = {
    invited: () => (
      <Columns asideFirst stays aside={<Invited project={project} />}>
        <Brief project={project} />
      </Columns>
    ),
    writing: () => <Writing key={project.proposal.version} project={project} />,
    sent: () => <Sent project={project} />,
    contract: () => <ToSign project={project} />,
    work: () => work && <Work project={project} work={work} />,
    ended: () => <Ended project={project} />,
  };
  return (
    <>
      <Head project={project} />
      {stages[project.stage]()}
      <AskQuestions
        proposalId={project.proposal.id}
        questions={project.questions}
        open={takesMessages(project.proposal)}
      />
      <ProjectTimeline steps={project.steps} />
    </>
  );
}
