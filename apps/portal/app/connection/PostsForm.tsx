import { useTranslation } from 'react-i18next';
import { Card, DateText, Form, Stack, SubmitButton } from '../ui';
import type { OwnConnection } from './load.server';

/** Button that shows or hides the newest posts on the profile and in the search. */
export function PostsForm({ connection }: { connection: NonNullable<OwnConnection['connection']> }) {
  const { t } = useTranslation(['connections', 'options']);
  const { id, channel, postsSince, postsAskedAt } = connection;
  const network = t(`options:channels.${channel}`);
  return (
    <Card level={2} title={t('posts.title')}>
      <Form>
        <Stack>
          <p>{t(postsSince ? 'posts.on' : 'posts.off')}</p>
          {postsSince && (
            <p className="muted small">
              {postsAskedAt ? (
                <>
                  {t('posts.askedAt', { network })} <DateText value={postsAskedAt} style="long" />
                </>
              ) : (
                t('posts.waiting', { network })
              )}
            </p>
          )}
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="show" value={postsSince ? 'no' : 'yes'} />
          <div>
            <SubmitButton variant={postsSince ? 'quiet' : 'dark'} name="intent" value="posts">
              {t(postsSince ? 'posts.hide' : 'posts.show')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
