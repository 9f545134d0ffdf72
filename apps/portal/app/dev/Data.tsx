import { useTranslation } from 'react-i18next';
import { useNow } from '../i18n/use';
import {
  Avatar,
  AvatarStack,
  ButtonLink,
  Card,
  Columns,
  DateText,
  DefinitionList,
  Disclosure,
  FilterChips,
  Money,
  More,
  NextStep,
  PageHeader,
  Pagination,
  PaymentClock,
  Row,
  Section,
  Stack,
  Stat,
  StatusChip,
  Steps,
  Timeline,
} from '../ui';
import { Projects } from './Projects';
import { people } from './people';

const minutes = (now: Date, ago: number) => new Date(now.getTime() - ago * 60_000).toISOString();

export function Data() {
  const { t } = useTranslation('gallery');
  const now = useNow();
  return (
    <Section title={t('data')}>
      <Stack>
        <PageHeader
          above={
            <Steps
              label={t('steps')}
              steps={[
                { key: 'a', label: t('stepInvite'), state: 'done', to: '/dev/ui' },
                { key: 'b', label: t('stepProposal'), state: 'now' },
                { key: 'c', label: t('stepContract'), state: 'next' },
                { key: 'd', label: t('stepDelivery'), state: 'next' },
                { key: 'e', label: t('stepPay'), state: 'next' },
              ]}
            />
          }
          title={t('header')}
          subtitle={t('subtitle')}
        />
        <NextStep
          title={t('next')}
          text={t('nextText')}
          faces={<AvatarStack faces={people} max={3} />}
          action={
            <ButtonLink to="/dev/ui" variant="light" size="large">
              {t('compare')}
            </ButtonLink>
          }
        />
        <Columns
          aside={
            <>
              <Card title={t('net')}>
                <DefinitionList
                  sum
                  items={[
                    { term: t('proposal'), value: <Money cents={600_000} /> },
                    { term: t('fee'), note: t('feeNote'), value: <Money cents={90_000} minus /> },
                    { term: t('gross'), value: <Money cents={510_000} emphasis="arrives" /> },
                  ]}
                />
              </Card>
              <Card>
                <Stat label={t('committed')} value={<Money cents={2_264_000} />} />
                <Row>
                  <Stat label={t('answer')} value="1 d" />
                  <Stat label={t('rate')} />
                </Row>
              </Card>
            </>
          }
        >
          <Section title={t('projects')} action={<More to="/dev/ui">{t('history')}</More>}>
            <FilterChips
              label={t('status')}
              name="status"
              options={[
                { value: '', label: t('all'), count: 16 },
                { value: 'running', label: t('running'), count: 3 },
                { value: 'closed', label: t('closed'), count: 13 },
              ]}
            />
            <Projects />
            <Pagination page={2} pages={7} />
          </Section>
          <Card title={t('asked')}>
            <DefinitionList
              items={[
                { term: t('deliveries'), value: t('deliveriesValue') },
                { term: t('rights'), value: t('rightsValue') },
                { term: t('mark'), value: t('markValue') },
                { term: t('due'), value: <DateText value="2026-12-26" style="long" /> },
              ]}
            />
          </Card>
          <Section title={t('timeline')}>
            <Timeline
              entries={[
                { id: 3, who: people[0], what: t('t1'), when: minutes(now, 12) },
                { id: 2, who: people[4], what: t('t2'), when: minutes(now, 60 * 26), detail: t('t2Detail') },
                { id: 1, what: t('t3'), when: minutes(now, 60 * 24 * 9) },
              ]}
            />
          </Section>
        </Columns>
        <PaymentClock
          label={t('clock')}
          stages={[
            { key: '1', state: 'done', date: '2026-11-02', label: t('c1') },
            { key: '2', state: 'done', date: '2026-11-09', label: t('c2') },
            { key: '3', state: 'now', date: '2026-11-21', label: t('c3') },
            { key: '4', state: 'next', date: '2027-01-19', label: t('c4') },
            { key: '5', state: 'next', label: t('c5') },
          ]}
        />
        <Row>
          {(['act', 'moving', 'attention', 'good', 'stopped', 'neutral'] as const).map((tone, index) => (
            <StatusChip key={tone} tone={tone}>
              {t((['s1', 's2', 's4', 's5', 's6', 's7'] as const)[index] ?? 's1')}
            </StatusChip>
          ))}
        </Row>
        <Row>
          {people.map((face) => (
            <Avatar key={face.id} {...face} size="large" />
          ))}
          <AvatarStack faces={people} />
          <Money cents={495_998} emphasis="hero" />
        </Row>
        <Disclosure summary={t('details')}>{t('detailsText')}</Disclosure>
      </Stack>
    </Section>
  );
}
