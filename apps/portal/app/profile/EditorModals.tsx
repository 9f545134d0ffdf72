import type { PortfolioProject } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals, refusalsOf } from '../forms/Refused';
import { AddressModal } from '../modal/AddressModal';
import { useModals } from '../modal/address';
import { Form, SubmitButton } from '../ui';
import { ProjectWords } from './ProjectWords';

type Props = {
  projects: readonly PortfolioProject[];
  /** True if the portfolio has room for another project. */
  room: boolean;
  /** Response to the form of a new project. */
  answer: Answer | undefined;
};

/** Modals that create and delete a project: `?modal=create-project`, `?modal=delete-project&project=7`. */
export function EditorModals({ projects, room, answer }: Props) {
  const { t } = useTranslation('portfolio');
  const { modal, row, closed } = useModals(['create-project', 'delete-project']);
  const going = projects.find(({ id }) => id === row);
  // If another window has added the last project, no form is shown, only the refusal.
  if (answer && !room) return <Refusals refusals={refusalsOf(answer)} />;
  // A refused form stays open, whichever page sent it.
  if ((modal === 'create-project' || answer) && room) {
    return (
      <AddressModal view="create-project" title={t('project.new')} form closed={closed}>
        <ProjectWords answer={answer} />
      </AddressModal>
    );
  }
  if (modal !== 'delete-project' || !going) return null;
  const { id, title } = going;
  return (
    <AddressModal
      view={modal}
      title={t('project.remove')}
      description={t('project.removeText', { title })}
      closed={closed}
    >
      <Form>
        <input type="hidden" name="id" value={id} />
        <SubmitButton variant="danger" name="intent" value="remove">
          {t('project.removeNow')}
        </SubmitButton>
      </Form>
    </AddressModal>
  );
}
