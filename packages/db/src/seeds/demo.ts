import { createHash, randomBytes } from 'node:crypto';
import { type Actor, limitApproval } from '@elenco/core';
import { openDatabase } from '../database';
import { type Seal, sealWith } from '../encryption/seal';
import type { FileRow } from '../files/files';
import { hashPassword } from '../identity';
import { takeLessons } from './demo/academy';
import {
  createLeads,
  createPrivacyRequests,
  impersonateMember,
  inviteOthers,
  makeCurator,
  shareShortlist,
} from './demo/access';
import { importPixList } from './demo/bankFiles';
import { createBrands } from './demo/brands';
import { showBriefings } from './demo/briefingPictures';
import { DemoClock } from './demo/clock';
import { addStaffWork, countVisits } from './demo/colleagues';
import { fillBoard } from './demo/community';
import { publishContents } from './demo/contents';
import { gatherCreators } from './demo/creators';
import { importCrowd } from './demo/crowd';
import { sharePhones } from './demo/duplicates';
import { issueFeeInvoices } from './demo/feeInvoices';
import { addFigures } from './demo/figures';
import { addDailyReadings, connectDemoCreator } from './demo/history';
import { addIssRules } from './demo/issRules';
import { seedLists } from './demo/lists';
import { beginDemo, endDemo } from './demo/mark';
import { reportMessages } from './demo/messageReports';
import { closeMonths } from './demo/monthClosings';
import { seedPay } from './demo/pay';
import { seedPaymentFile } from './demo/paymentFiles';
import { plots } from './demo/plots';
import { shareLinks, showProfiles } from './demo/profiles';
import { runNightlyCommands, seedProject } from './demo/projects';
import { Dice } from './demo/random';
import { receiptPdf } from './demo/receipt';
import { showRecentPosts } from './demo/recentPosts';
import { seedRepayments } from './demo/repayments';
import { closeReports } from './demo/reports';
import { seedSquads } from './demo/squads';
import { seedSubscriptions } from './demo/subscriptions';
import { payTaxes } from './demo/taxPayments';
import { keepTemplates } from './demo/templates';
import { addTracking } from './demo/tracking';
import { seedWebhooks } from './demo/webhooks';
import { Job } from './job';
import { type NfseContent, nfseReading, nfseXml } from './nfseXml';
import { People } from './people';

export { demoIsSeeded } from './demo/mark';

export const demoPassword = 'elenco-demo-2026';

/** Accounts that the demo data creates. */
export const demoAccounts = [
  { email: 'brand@aurora.example', who: 'owner of the brand Aurora Cosméticos' },
  { email: 'member@aurora.example', who: 'member of Aurora’s team' },
  { email: 'creator@story.example', who: 'creator Caio Lemos' },
  { email: 'mei@story.example', who: 'creator Lia Rocha, a MEI with an NFS-e to send' },
  { email: 'curation@elenco.example', who: 'staff: curation' },
  { email: 'finance@elenco.example', who: 'staff: finance' },
  { email: 'finance2@elenco.example', who: 'staff: finance, the second person' },
  { email: 'support@elenco.example', who: 'staff: support' },
  { email: 'owner@elenco.example', who: 'staff: owner, may do everything' },
  { email: 'content@elenco.example', who: 'staff: content' },
  { email: 'restricted@elenco.example', who: 'staff: restricted' },
] as const;

interface SeedOptions {
  /** Time at which the demo data ends (ISO 8601, UTC). No event in it is later. */
  readonly now?: string;
  /**
   * Stores a file for the portal and returns its SHA-256. If undefined, only rows are created and no files.
   */
  readonly keep?: (bytes: Uint8Array) => Promise<string>;
  /** Pictures for drafts (WebP). If undefined, no draft is a picture, and these drafts are links instead. */
  readonly draftPictures?: readonly Uint8Array[];
  /** A video for drafts (WebM) and one of its frames (WebP). If undefined, no draft is a video. */
  readonly draftVideo?: { readonly film: Uint8Array; readonly frame: Uint8Array };
  /** Names of stored pictures for portfolios. If undefined, portfolio projects have no pictures. */
  readonly pictures?: readonly string[];
  /**
   * True to add external profiles and a history of metrics. Tests that count search results do not set this.
   */
  readonly crowd?: boolean;
  /** Encrypts secrets. If undefined, secrets are placeholders that cannot be decrypted. */
  readonly seal?: Seal;
}

const noSeal = () => sealWith(randomBytes(32).toString('hex'));
const digestOf = async (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Fills an empty database with demo users and projects, through the same commands as the pages. The same
 * `now` gives the same data. After an interrupted run, the next one starts again.
 * @throws Error if the database contains other users
 */
export async function seedDemo(
  url: string,
  {
    now = new Date().toISOString(),
    keep = digestOf,
    draftPictures = [],
    draftVideo,
    pictures = [],
    crowd = false,
    seal = noSeal(),
  }: SeedOptions = {},
): Promise<void> {
  await beginDemo(url);
  // The limits are longer than usual, because no user waits and slow machines need the time.
  const limits = { connect: 60_000, statement: 60_000, transaction: 120_000 };
  const database = await openDatabase(url, { poolMax: 2, limits });
  try {
    const clock = new DemoClock(now);
    clock.at(100);
    const people = new People(database, { passwordHash: await hashPassword(demoPassword) }, clock.now);
    const curator = await people.staff('Gabriela Torres', 'curation@elenco.example', ['curation']);
    const finance = await people.staff('Heitor Vale', 'finance@elenco.example', ['finance']);
    const secondFinance = await people.staff('Iara Moura', 'finance2@elenco.example', ['finance']);
    const support = await people.staff('Jonas Reis', 'support@elenco.example', ['support']);
    const owner = await people.staff('Karina Sá', 'owner@elenco.example', ['owner']);
    await people.staff('Lauro Pires', 'restricted@elenco.example', ['restricted']);
    const owners = await createBrands(database, people, clock.now);
    await addIssRules(database, finance, clock.now());
    const period = { clock, days: 100 };
    const inTime = [0, 1, 2, 3, 5, 8].map((n) => ({ owner: owners[n] as Actor, habit: 'pays' as const }));
    await seedSubscriptions(database, finance, inTime, period);
    const member = await people.member(owners[0] as Actor, 'Marina Sales', 'member@aurora.example');
    await impersonateMember(database, support, member, clock.now());
    const untilOn = clock.day(5);
    const limit = { limitCents: 500_000, currency: 'BRL', untilOn } as const;
    if ('userId' in member)
      await database.perform(
        limitApproval,
        { id: member.userId, limit },
        { actor: owners[0] as Actor, now: clock.now() },
      );
    await inviteOthers(database, owners[0] as Actor, clock.now());

    const dice = new Dice(20_261_121);
    const talents = await gatherCreators(database, people, dice, clock.now, 200, keepRegimeProof);
    if (crowd) await connectDemoCreator(database, talents[0]!, clock.now());
    await showProfiles(database, talents, pictures, clock.now());
    await makeCurator(database, curator, talents[0]!.creatorId, clock.now());
    const staff = { curator, finance, secondFinance };
    const job = new Job(database, staff, clock.now, keepNfse, keepDraft);
    for (const plot of plots) await seedProject(plot, { job, staff, clock, dice, owners, talents });
    await keepTemplates(database, owners[0] as Actor, clock.now());
    await showBriefings(database, owners[0] as Actor, pictures, clock.now());
    await seedSquads({ job, staff, clock, dice, owners, talents });
    await addFigures({ job, clock, curator, owners, talents, keepProof });
    await seedPay({ job, staff, clock }, talents[0]!.actor, owners[0] as Actor);
    clock.at(0);
    await addTracking(database, owners[0] as Actor, clock.now());
    await closeReports(database, owners[0] as Actor, clock.now());
    await showRecentPosts(database, talents, { pictures, now: clock.now(), ...(crowd ? {} : { most: 1 }) });
    await shareLinks(database, owner, clock.now());
    // Saved searches count profiles as new that were added after the search was saved.
    if (crowd) await importCrowd(database, clock.now());
    await seedLists(database, owners[0] as Actor, member, talents, clock.now());
    const team = { owner: owners[0] as Actor, member, support };
    await fillBoard(database, team, talents.slice(0, 6), clock.now());
    await reportMessages(database, { owner: owners[0] as Actor, support, talents }, clock.now());
    await createPrivacyRequests(
      database,
      support,
      talents.slice(-4).map(({ actor }) => actor),
      clock.now(),
    );
    await shareShortlist(database, owners[0] as Actor, clock.now());
    const editor = await publishContents(database, people, clock.now());
    await takeLessons(
      database,
      { editor, learners: talents.slice(0, 3).map(({ actor }) => actor) },
      clock.now(),
    );
    await createLeads(database, support, clock.now());
    await sharePhones(database, { finance, talents }, clock.now());
    await seedWebhooks(database, { url, seal, owner: owners[0] as Actor, now: clock.now() });
    const company = owners[0] as Extract<Actor, { role: 'company' }>;
    await addStaffWork(
      database,
      { curator, finance, support },
      { companyId: company.companyId, creatorId: talents[0]!.creatorId, at: clock.now() },
    );
    await countVisits(database, clock.now());
    const others = [
      { owner: owners[6] as Actor, habit: 'leaves' },
      { owner: owners[9] as Actor, habit: 'late' },
      { owner: owners[10] as Actor, habit: 'left' },
      { owner: owners[11] as Actor, habit: 'never' },
    ] as const;
    await seedSubscriptions(database, finance, others, period);
    await importPixList(database, staff, clock.now());
    await seedPaymentFile(database, staff, clock.now());
    await seedRepayments(database, staff, { except: talents[0]!.creatorId, now: clock.now() });
    await issueFeeInvoices(database, finance, clock.now());
    await runNightlyCommands(job);
    await payTaxes(database, staff, { first: clock.day(-100), now: clock.now() });
    await closeMonths(database, staff, { first: clock.day(-100), now: clock.now() });
    await database.party.countTrackRecords(clock.now());
    if (crowd) {
      await addDailyReadings(url, 100, now);
      await database.search.countPeers(clock.now());
    }

    function keepNfse(owner: Actor, content: NfseContent): Promise<number> {
      const file = { name: 'nfse.xml', mime: 'application/xml', reading: nfseReading(content) };
      return keepFile(owner, file, Buffer.from(nfseXml(content)));
    }

    /**
     * Uploads a draft and returns the id of its file; null for a draft that is a link. Half of the drafts are
     * pictures, a third videos, the others links.
     */
    async function keepDraft(owner: Actor, n: number): Promise<number | null> {
      const bytes = draftPictures[n % draftPictures.length];
      if (!bytes || n % 6 === 0) return null;
      if (draftVideo && n % 3 === 2) {
        const film = { name: `rascunho-${n}.webm`, mime: 'video/webm' };
        const id = await keepFile(owner, film, draftVideo.film);
        const frame = { name: `rascunho-${n}.webp`, mime: 'image/webp' };
        await database.files.setPoster(id, await keepFile(owner, frame, draftVideo.frame));
        return id;
      }
      return keepFile(owner, { name: `rascunho-${n}.webp`, mime: 'image/webp' }, bytes);
    }

    async function keepProof(owner: Actor, name: string): Promise<number> {
      return keepFile(owner, { name, mime: 'application/pdf' }, receiptPdf(`Insights ${name}`));
    }

    async function keepRegimeProof(owner: Actor): Promise<number> {
      return keepFile(owner, { name: 'ccmei.pdf', mime: 'application/pdf' }, receiptPdf('CCMEI'));
    }

    async function keepFile(
      owner: Actor,
      file: Pick<FileRow, 'name' | 'mime' | 'reading'>,
      bytes: Uint8Array,
    ): Promise<number> {
      if (owner.role !== 'creator') throw new Error('the actor is not a creator');
      const { userId: ownerId, creatorId } = owner;
      const about = { ownerId, creatorId, companyId: null, createdAt: clock.now() };
      const kept = { ...file, size: bytes.length, sha256: await keep(bytes) };
      return (await database.files.add({ ...kept, ...about })).id;
    }
  } finally {
    await database.close();
  }
  await endDemo(url);
}
