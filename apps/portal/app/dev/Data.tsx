import { useTranslation } from 'react-i18next';
import { useNow } from '../i18n/use';
import {
  AttributeTable,
  Avatar,
  AvatarStack,
  BrandMark,
  ButtonLink,
  Card,
  Columns,
  DateText,
  DefinitionList,
  Disclosure,
  Figures,
  FilterMenu,
  Money,
  MoneyBar,
  More,
  NextStep,
  PageHeader,
  PageTabs,
  Pagination,
  PaymentClock,
  PieceBars,
  Points,
  RelativeTime,
  Row,
  Rows,
  Score,
  Section,
  Stack,
  StageTrack,
  Stat,
  StatusChip,
  Steps,
  SwitchLinks,
  TabLinks,
  Tags,
  Timeline,
} from '../ui';
import { Projects } from './Projects';
import { people } from './people';

const tones = [
  'act',
  'attention',
  'blocked',
  'begun',
  'moving',
  'nearly',
  'neutral',
  'good',
  'paid',
  'stopped',
] as const;

const choices = (...values: string[]) => values.map((value) => ({ value, label: value }));
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
        <StageTrack
          label={t('steps')}
          share={0.4}
          stages={[
            {
              key: 'a',
              label: t('stepInvite'),
              state: 'done',
              when: <DateText value="2026-11-03" />,
              owner: t('companyName'),
            },
            {
              key: 'b',
              label: t('stepProposal'),
              state: 'open',
              when: <DateText value="2026-11-13" />,
              left: t('roadLeft'),
            },
            {
              key: 'c',
              label: t('stepContract'),
              state: 'now',
              when: <DateText value="2026-11-24" />,
              late: t('roadLate'),
              face: <Avatar id={1} name="Lia Monteiro" src={people[0]?.src} size="small" decorative />,
            },
            { key: 'd', label: t('stepDelivery'), state: 'next', when: <DateText value="2026-12-12" /> },
            {
              key: 'e',
              label: t('stepPay'),
              state: 'next',
              when: <DateText value="2026-12-22" />,
              owner: 'Elenco',
            },
          ]}
        />
        <NextStep
          notch={2 / 6}
          above={t('nextAbove')}
          title={t('next')}
          text={t('nextText')}
          faces={<AvatarStack faces={people} max={3} />}
          action={
            <ButtonLink to="/dev/ui" variant="primary" size="large">
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
                    { term: t('proposal'), value: <Money cents={600_000} currency="BRL" /> },
                    {
                      term: t('fee'),
                      note: t('feeNote'),
                      value: <Money cents={90_000} currency="BRL" minus />,
                    },
                    { term: t('gross'), value: <Money cents={510_000} currency="BRL" emphasis="arrives" /> },
                  ]}
                />
              </Card>
              <Section title={t('committed')}>
                <Stat label={t('left')} value={<Money cents={241_500} currency="BRL" emphasis="arrives" />} />
                <MoneyBar
                  currency="BRL"
                  parts={[
                    { kind: 'paid', label: t('moneyPaid'), cents: 823_500 },
                    { kind: 'contracted', label: t('moneyContracted'), cents: 440_000 },
                    { kind: 'open', label: t('moneyOpen'), cents: 95_000 },
                    { kind: 'free', label: t('moneyFree'), cents: 241_500 },
                  ]}
                />
              </Section>
            </>
          }
        >
          <Section title={t('projects')} action={<More to="/dev/ui">{t('history')}</More>}>
            <TabLinks
              label={t('status')}
              name="status"
              options={[
                { value: '', label: t('all'), count: 16 },
                { value: 'running', label: t('running'), count: 3 },
                { value: 'closed', label: t('closed'), count: 13 },
              ]}
            />
            <PageTabs
              label={t('shell')}
              at="/dev/ui"
              pages={[
                { to: '/dev/ui', label: t('status'), count: 16 },
                { to: '/dev/shell', label: t('shell') },
              ]}
            />
            <Row>
              <FilterMenu
                label={t('format')}
                name="format"
                options={[{ value: '', label: t('all') }, ...choices('Reels', 'Stories')]}
              />
              <SwitchLinks
                label={t('view')}
                name="as"
                options={[
                  { value: '', label: t('viewRows') },
                  { value: 'cards', label: t('viewCards') },
                ]}
              />
            </Row>
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
        <Rows
          rows={tones.map((tone, index) => ({
            key: tone,
            lead: <BrandMark id={index + 1} name={t('companyName')} />,
            title: t('p1'),
            to: '/dev/ui',
            under: t('companyName'),
            status: <StatusChip tone={tone}>{t(`tones.${tone}`)}</StatusChip>,
            end: <Money cents={(index + 1) * 64_000} currency="BRL" emphasis="strong" />,
            endUnder: <DateText value="2026-12-12" />,
          }))}
        />
        <Row>
          <Tags tags={[t('beauty'), t('travel'), t('food')]} />
          <PieceBars
            pieces={(['done', 'waits', 'made', 'late', 'todo'] as const).map((state, id) => ({ id, state }))}
          />
        </Row>
        <Figures>
          <Stat value="48,2 mil" label={t('followers')} note={t('info')} />
          <Stat value="6,3%" label={t('rate')} />
          <Stat label={t('answer')} />
          <Stat label={t('speciality')} value={<Score value={82.4} match="brief" />} />
          <Stat label={t('answer')} value={<Points value={12} />} />
        </Figures>
        <Row>
          {people.map((face) => (
            <Avatar key={face.id} {...face} size="large" />
          ))}
          <AvatarStack faces={people} />
          <Money cents={495_998} currency="BRL" emphasis="hero" />
          <RelativeTime value={minutes(now, 12)} />
        </Row>
        <AttributeTable
          label={t('compare')}
          rowLabel={t('deliveries')}
          items={people.slice(0, 3)}
          keyOf={(person) => person.id}
          head={(person) => <Avatar {...person} />}
          lines={[
            { head: t('proposal'), cell: ({ id }) => <Money cents={id * 320_000} currency="BRL" /> },
            { head: t('due'), cell: () => <DateText value="2026-12-26" /> },
            { head: t('rate'), cell: () => null },
          ]}
        />
        <Disclosure summary={t('details')}>{t('detailsText')}</Disclosure>
      </Stack>
    </Section>
  );
}
