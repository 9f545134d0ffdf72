import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { Bell } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Form, SubmitButton } from '../../ui';
import type { Project } from './load.server';

/**
 * Late work of the project: the late creators, each with a link to the conversation, and a button that
 * reminds the creators.
 */
export function LateWork({ project: { late, cast, may, row, pressKey } }: { project: Project }) {
  const { t } = useTranslation('company');
  if (late.length === 0) return null;
  const creators = [...new Set(late.map(({ creatorId }) => creatorId))];
  const due = late.filter(({ canRemind }) => canRemind);
  return (
    <div id="late-work">
      <Alert
        tone="warning"
        title={t('lateWork.title', { count: late.length })}
        action={
          may &&
          due.length > 0 && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="key" value={pressKey} />
              {due.map(({ id }, index) => (
                <input key={id} type="hidden" name={`ids[${index}]`} value={id} />
              ))}
              <SubmitButton
                name="intent"
                value="remind"
                size="small"
                variant="dark"
                icon={<Bell aria-hidden="true" />}
                data-main-act
              >
                {t('lateWork.remind', { count: new Set(due.map(({ creatorId }) => creatorId)).size })}
              </SubmitButton>
            </Form>
          )
        }
      >
        <p>
          {t(due.length > 0 ? 'lateWork.text' : 'lateWork.reminded')}{' '}
          {creators.map((id, n) => (
            <Fragment key={id}>
              {n > 0 && ' · '}
              <Link to={`${areaPath.company}/briefing/${row.id}/chat/${id}#last`}>{cast[id]?.name}</Link>
            </Fragment>
          ))}
        </p>
      </Alert>
    </div>
  );
}
