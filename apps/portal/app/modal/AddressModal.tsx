import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Card, lazyPart, Stack } from '../ui';

const Window = lazyPart(() => import('./AddressWindow'));

type Props = {
  /** Name of the content; a change fades in. */
  view: string;
  title: string;
  description?: string;
  /** True if it contains input: a click outside does not close it. */
  form?: boolean;
  /** The page's address without the window. */
  closed: string;
  children: ReactNode;
};

/**
 * A modal in the address of a page. Without scripts it is at the top of the page instead, with a link back;
 * both contain the same form or text.
 */
export function AddressModal(props: Props) {
  const { t } = useTranslation();
  const { title, description, closed, children } = props;
  return (
    <>
      <noscript>
        <Card level={2} title={title}>
          <Stack>
            {description && <p>{description}</p>}
            {children}
            <div>
              <ButtonLink to={closed} size="small">
                {t('ui.back')}
              </ButtonLink>
            </div>
          </Stack>
        </Card>
      </noscript>
      <Window {...props} />
    </>
  );
}
