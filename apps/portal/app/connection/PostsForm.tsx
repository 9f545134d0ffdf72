import { useTranslation } from 'react-i18next';
import { Card, DateText, Form, Stack, SubmitButton } from '../ui';
import type { OwnConnection } from './load.server';

/** Button that shows or hides the latest posts on the public profile. */
export function PostsForm({ connection }: { connection: NonNullable<OwnConnection['connection']> }) {
  const { t } = useTranslation('connections');
  const { id, postsSince, postsAskedAt } = connection;
  return (
    <Card level={2} title={t('posts.title')}>
      <Form>
        <Stack>
          <p>{t(postsSince ? 'posts.on' : 'posts.off')}</p>
          {postsSince && (
            <p className="muted small">
              {postsAskedAt ? (
                <>
                  {t('posts.askedAt')} <DateText value={postsAskedAt} style="long" />
                </>
              ) : (
                t('posts.waiting')
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
