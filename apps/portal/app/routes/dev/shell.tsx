import type { LoaderFunctionArgs } from '@remix-run/node';
import { FileText, House as HomeIcon, MessageCircle, Search, User, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Projects } from '../../dev/Projects';
import { people } from '../../dev/people';
import type { RouteHandle } from '../../handle';
import { Shell } from '../../shell';
import { AvatarStack, Button, ButtonLink, NextStep, PageHeader, Section } from '../../ui';

export const handle: RouteHandle = { i18n: ['gallery'] };

/** The frame without data, for developers. Hidden from visitors. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.developer) throw new Response(null, { status: 404 });
  return null;
}

export default function Frame() {
  const { t } = useTranslation('gallery');
  return (
    <Shell
      navItems={[
        { to: '/dev/shell', label: t('home'), icon: <HomeIcon aria-hidden="true" /> },
        { to: '/dev/shell/a', label: t('projects'), icon: <FileText aria-hidden="true" />, count: 3 },
        { to: '/dev/shell/b', label: t('search'), icon: <Search aria-hidden="true" /> },
        { to: '/dev/shell/c', label: t('messages'), icon: <MessageCircle aria-hidden="true" /> },
        { to: '/dev/shell/d', label: t('money'), icon: <Wallet aria-hidden="true" /> },
        { to: '/dev/shell/e', label: t('profile'), icon: <User aria-hidden="true" /> },
      ]}
      destinations={[{ to: '/dev/ui', label: t('p1'), hint: t('running') }]}
      account={{ id: 3, name: t('companyName'), under: t('plan') }}
      settings="/dev/ui"
      unread={4}
    >
      <PageHeader
        title={t('greeting')}
        subtitle={t('under')}
        action={<Button variant="primary">{t('main')}</Button>}
      />
      <NextStep
        title={t('next')}
        text={t('nextText')}
        faces={<AvatarStack faces={people} max={3} />}
        action={
          <ButtonLink to="/dev/ui" variant="primary" size="large">
            {t('compare')}
          </ButtonLink>
        }
      />
      <Section title={t('projects')}>
        <Projects />
      </Section>
    </Shell>
  );
}
