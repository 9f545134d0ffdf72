import { blankBrief } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';

/** Returns the example briefing of new brands in the reader's language. */
export function useExampleBrief(days: { startsOn: string; endsOn: string; publishesOn: string }) {
  const { t } = useTranslation('company');
  return {
    ...blankBrief,
    ...days,
    title: t('examples.title'),
    brand: t('examples.brand'),
    product: t('examples.product'),
    description: t('examples.description'),
    audience: t('examples.audience'),
    goals: ['awareness', 'consideration'],
    message: t('examples.message'),
    creatorsWanted: 4,
    tags: ['beauty', 'skincare'],
    sought: t('examples.sought'),
    channels: ['instagram'],
    wanted: [
      { channel: 'instagram', format: 'reels', quantity: 1 },
      { channel: 'instagram', format: 'stories', quantity: 3 },
    ],
    dos: t('examples.dos'),
    donts: t('examples.donts'),
    contentRules: {
      ...blankBrief.contentRules,
      mustSay: t('examples.mustSay'),
      mustNotSay: t('examples.mustNotSay'),
      disclosure: '#publi',
    },
    review: { ...blankBrief.review, rounds: 2, days: 2 },
    rights: { ...blankBrief.rights, uses: ['repost', 'image_online'], days: 90, territory: 'brazil' },
    budgetCents: 1_200_000,
  } satisfies Parameters<typeof import('../briefing/BriefBlocks').BriefBlocks>[0]['brief'];
}
