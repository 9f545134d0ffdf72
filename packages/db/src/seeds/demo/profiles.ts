import { businessDate } from '@elenco/brazil';
import type { Actor } from '@elenco/core';
import { addImage, addProject, addVideo, createKitLink, revokeKitLink } from '@elenco/core/discovery';
import { type ClickSource, makeShortLink } from '@elenco/core/growth';
import { creators, setVisibility, users } from '@elenco/core/people';
import type { Database } from '../../database';
import { newSecret } from '../../identity/secrets';

type Creator = Extract<Actor, { role: 'creator' }>;
interface DemoWork {
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
  /** Indexes of the demo pictures that the portfolio project shows. */
  readonly shows: readonly number[];
  /** Videos at networks, each with a demo picture as its thumbnail. */
  readonly plays?: readonly { readonly link: string; readonly still: number }[];
}

const works: readonly DemoWork[] = [
  {
    title: 'Verão sem frescura',
    description: 'Quatro Reels sobre protetor solar no calor do Recife: passar, repassar e não escorrer.',
    link: 'https://www.instagram.com/reel/verao-sem-frescura',
    shows: [4, 0, 1, 2],
    plays: [{ link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', still: 1 }],
  },
  {
    title: 'Rotina de três passos',
    description: 'Série para quem nunca cuidou da pele e tem dez minutos por dia.',
    link: null,
    shows: [2, 3],
    plays: [{ link: 'https://vimeo.com/76979871', still: 3 }],
  },
  {
    title: 'A prateleira honesta',
    description: 'Resenhas curtas do que uso até o fim, com preço e o que eu não compraria de novo.',
    link: 'https://caio.story.example/prateleira',
    shows: [3],
  },
];

/** Additional profile fields of the demo creator, and contact data that only staff see. */
const about = {
  experience: 'from_5',
  categories: ['tutorial', 'review', 'behind_the_scenes'],
  links: {
    website: 'https://caio.story.example',
    behance: 'https://www.behance.net/caiolemos',
    youtube: 'https://www.youtube.com/@caiolemos',
  },
  prices: [
    { channel: 'instagram', format: 'reels', cents: 240_000 },
    { channel: 'instagram', format: 'stories', cents: 90_000 },
    { channel: 'tiktok', format: 'video', cents: 180_000 },
  ],
};
const reached = {
  whatsapp: '+5581998765432',
  agentEmail: 'agenda@caio.story.example',
  address: {
    cep: '50030230',
    street: 'Rua do Bom Jesus',
    number: '125',
    complement: '',
    city: 'Recife',
    state: 'PE',
    country: 'BR',
  },
};

/** Number of creators with a public profile. Every third of them shows prices. */
const shownOnes = 60;

/** Publishes the profiles of creators. Adds a portfolio to the profile of the demo creator. */
export async function showProfiles(
  database: Database,
  talents: readonly { readonly actor: Actor; readonly creatorId: number }[],
  pictures: readonly string[],
  now: string,
): Promise<void> {
  for (const [n, { actor, creatorId }] of talents.slice(0, shownOnes).entries()) {
    const input = { id: creatorId, publicProfile: true, pricePublic: n % 3 === 0 };
    await database.perform(setVisibility, input, { actor, now });
  }
  const own = talents[0]?.actor as Creator;
  await database.update(creators, { id: own.creatorId, ...about }, { actor: own, now });
  await database.update(users, { id: own.userId, ...reached }, { actor: own, now });
  for (const [label, days] of [
    ['Jangada Praia', 365],
    ['Agência Maré', 30],
  ] as const) {
    const tokenHash = newSecret().hash;
    const { id } = await database.perform(createKitLink, { label, days, tokenHash }, { actor: own, now });
    if (days === 30) await database.perform(revokeKitLink, { id, version: 1 }, { actor: own, now });
  }
  for (const { shows, plays = [], ...project } of works) {
    const { id } = await database.perform(addProject, project, { actor: own, now });
    for (const image of shows.flatMap((n) => pictures[n] ?? [])) {
      await database.perform(addImage, { id, image }, { actor: own, now });
    }
    for (const { link, still } of plays) {
      await database.perform(addVideo, { id, link, still: pictures[still] ?? null }, { actor: own, now });
    }
  }
}

const followers: readonly (readonly [ClickSource, number])[] = [
  ['instagram', 9],
  ['whatsapp', 4],
  ['direct', 3],
  ['search', 1],
];

/** Creates short links. One of them gets clicks on five days. */
export async function shareLinks(database: Database, keeper: Actor, now: string): Promise<void> {
  const by = { actor: keeper, now };
  const bio = { slug: 'bio', label: 'Bio do Instagram', target: '/signup/creator' };
  const { id } = await database.perform(makeShortLink, bio, by);
  await database.perform(
    makeShortLink,
    { slug: 'calculadora', label: 'Palestra em Recife', target: '/calculator' },
    by,
  );
  for (let before = 0; before < 5; before += 1) {
    const day = businessDate(new Date(Date.parse(now) - before * 86_400_000));
    for (const [source, clicks] of followers.slice(before % 2)) {
      for (let n = 0; n < clicks - before && n < clicks; n += 1) {
        await database.shortLinks.countClick({ linkId: id, day, source }, now);
      }
    }
  }
}
