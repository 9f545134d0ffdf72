import { isInForce } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Project } from '../briefing/project/load.server';
import { Refusals } from '../forms/Refused';
import { usePlainAnswer } from '../forms/usePlainAnswer';
import { Card, Csrf, Disclosure, EmptyState, Field, Section, Stack, SubmitButton } from '../ui';
import { LinkCard } from './LinkCard';
import type { ShownLink } from './load.server';
import { OrderFile } from './OrderFile';
import styles from './tracking.module.css';

/** Links, codes and orders of a project's hirings. */
export function ProjectLinks({ project }: { project: Project }) {
  const { t } = useTranslation('shared');
  const { tracking, may, contracts, cast, row } = project;
  const open = contracts
    .filter(isInForce)
    .filter(({ id }) => !tracking.some(({ contractId }) => contractId === id));
  return (
    <Stack>
      {tracking.length === 0 && <EmptyState title={t('tracking.none')} text={t('tracking.noneText')} />}
      {may && open.length > 0 && <MakeLinks project={project} count={open.length} />}
      {tracking.length > 0 && (
        <>
          <div className={styles.links}>
            {tracking.map((link) => (
              <LinkCard
                key={link.id}
                link={link}
                title={cast[link.creatorId]?.name ?? ''}
                currency={row.currency}
              >
                {may && <ChangeLink project={project} link={link} />}
              </LinkCard>
            ))}
          </div>
          {may && (
            <Section title={t('tracking.file.title')}>
              <OrderFile action={actionOf(project)} pressKey={project.pressKey} />
            </Section>
          )}
        </>
      )}
    </Stack>
  );
}

const actionOf = ({ row }: Project) => `${areaPath.company}/briefing/${row.id}?view=tracking`;

function MakeLinks({ project, count }: { project: Project; count: number }) {
  const { t } = useTranslation('shared');
  const answer = usePlainAnswer('makeLinks', actionOf(project));
  const { Form } = answer;
  return (
    <Card title={t('tracking.make.title', { count })} level={2}>
      <Form {...answer.form}>
        <Csrf />
        <input type="hidden" name="intent" value="makeLinks" />
        <input type="hidden" name="key" value={`${project.pressKey}-links`} />
        <div className={styles.forms}>
          <Refusals refusals={answer.refusals} />
          <Field
            {...answer.of('target')}
            type="url"
            label={t('tracking.target')}
            hint={t('tracking.targetHint')}
            required
          />
          <Field
            {...answer.of('prefix')}
            label={t('tracking.prefix')}
            hint={t('tracking.prefixHint')}
            maxLength={8}
            optional
          />
          <SubmitButton pending={answer.pending}>{t('tracking.make.button')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

function ChangeLink({ project, link }: { project: Project; link: ShownLink }) {
  const { t } = useTranslation('shared');
  const answer = usePlainAnswer('changeLink', `${actionOf(project)}&link=${link.id}`);
  const { Form } = answer;
  const [target, code] = [answer.of('target'), answer.of('code')];
  return (
    <Disclosure summary={t('tracking.change')}>
      <Form {...answer.form}>
        <Csrf />
        <input type="hidden" name="intent" value="changeLink" />
        <input type="hidden" name="id" value={link.id} />
        <Stack>
          <Refusals refusals={answer.refusals} />
          <Field
            {...target}
            type="url"
            label={t('tracking.target')}
            defaultValue={target.defaultValue ?? link.target}
            required
          />
          <Field
            {...code}
            label={t('tracking.code')}
            hint={t('tracking.codeHint')}
            defaultValue={code.defaultValue ?? link.code}
            maxLength={24}
            required
          />
          <SubmitButton size="small" variant="dark" pending={answer.pending}>
            {t('tracking.save')}
          </SubmitButton>
        </Stack>
      </Form>
    </Disclosure>
  );
}
