import { Ellipsis, Pencil, Search, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  Dialog,
  Field,
  Menu,
  Row,
  Section,
  Stack,
  SubmitButton,
  Tabs,
  toast,
} from '../ui';

export function Actions() {
  const { t } = useTranslation('gallery');
  return (
    <Section title={t('actions')}>
      <Stack>
        <Row>
          <Button variant="primary">{t('primary')}</Button>
          <Button variant="dark">{t('dark_button')}</Button>
          <Button>{t('quiet')}</Button>
          <Button variant="danger">{t('danger')}</Button>
          <Button variant="plain">{t('plain')}</Button>
          <SubmitButton variant="dark">{t('send')}</SubmitButton>
          <Button disabled>{t('disabled')}</Button>
          <Button variant="primary" pending>
            {t('pending')}
          </Button>
        </Row>
        <Row>
          <ButtonLink to="/dev/shell" variant="dark" size="large">
            {t('shell')}
          </ButtonLink>
          <Button size="small" icon={<Pencil aria-hidden="true" />}>
            {t('menuEdit')}
          </Button>
          <Button aria-label={t('search')} icon={<Search aria-hidden="true" />} />
          <Dialog
            trigger={<Button>{t('dialog')}</Button>}
            title={t('dialogTitle')}
            description={t('dialogText')}
            footer={<Button variant="primary">{t('send')}</Button>}
          >
            <Field name="comment" label={t('comment')} type="textarea" />
          </Dialog>
          <ConfirmDialog
            trigger={<Button variant="danger">{t('confirm')}</Button>}
            title={t('confirmTitle')}
            text={t('confirmText')}
            confirm={t('confirm')}
            typed={t('titleValue')}
            action="/preferences"
            fields={{ to: '/dev/ui' }}
            danger
          />
          <Menu
            trigger={<Button aria-label={t('menu')} icon={<Ellipsis aria-hidden="true" />} />}
            items={[
              { label: t('menuEdit'), to: '/dev/ui', icon: <Pencil aria-hidden="true" /> },
              { label: t('menuCopy'), onSelect: () => toast(t('plainToast'), { tone: 'default' }) },
              { label: t('menuDelete'), danger: true, apart: true, icon: <Trash2 aria-hidden="true" /> },
            ]}
          />
        </Row>
        <Tabs
          label={t('tabs')}
          tabs={(['tabProposals', 'tabContracts'] as const).map((name, index) => ({
            value: name,
            label: t(name),
            count: index === 0 ? 3 : undefined,
            content: <p>{t('tabBody', { name: t(name) })}</p>,
          }))}
        />
      </Stack>
    </Section>
  );
}
