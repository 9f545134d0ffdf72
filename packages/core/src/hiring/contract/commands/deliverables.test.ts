import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aContract,
  aDeliverable,
  aDraft,
  aSetting,
  brandOwner,
  changesOf,
  decideOn,
  ids,
  inserted,
  NOW,
  patchOf,
  refusals,
  settingsWith,
  theCreator,
} from '../../../testing';
import { deliverableFlow } from '../flow';
import { approveDraft, publishContent, requestChanges, sendBackLink, submitDraft } from './deliverables';

const link = 'https://www.instagram.com/reel/abc';

describe('the submission of a draft', () => {
  type Given = { caption: string; draftLink?: string; draftFileId?: number; reason?: string };
  const decide = (input: Given, briefing = aBriefing()) =>
    decideOn(submitDraft, {
      rows: { row: aDeliverable({ changeRounds: 1 }), also: { file: null, briefing, before: [aDraft()] } },
      input: { id: ids.deliverable, ...input },
      actor: theCreator,
    });

  it('stores the caption and the link or file of the draft', () => {
    const decision = decide({ caption: '#publi Minha rotina', draftFileId: 7 });
    expect(patchOf(changesOf(decision), 'deliverables')).toEqual({
      caption: '#publi Minha rotina',
      draftLink: null,
      draftFileId: 7,
    });
    // The command also inserts a version, in the round that the brand requested.
    const sent = { number: 2, round: 2, media: 'link', fileId: 7, approvesOn: null };
    expect(inserted(changesOf(decision), 'drafts')).toMatchObject(sent);
  });

  it.each([
    ['no disclosure', 'Minha rotina', 'disclosure_missing /caption'],
    ['a word that only begins like the disclosure', '#publicando', 'disclosure_missing /caption'],
    ['a disclosure after “see more”', `${'a'.repeat(130)} #publi`, 'disclosure_hidden /caption'],
  ])('is rejected if the caption has %s', (_name, caption, expected) => {
    expect(refusals(decide({ caption, draftLink: link }))).toEqual([expected]);
  });

  it('needs no disclosure if the creator is a freelancer, whose work is not published', () => {
    const work = decide({ caption: 'Vídeo de 30 s', draftLink: link }, aBriefing({ kind: 'freelancer' }));
    expect(inserted(changesOf(work), 'drafts')).toMatchObject({ findings: [], reason: '' });
  });

  describe('that deviates from the brief', () => {
    const { contentRules } = aBriefing();
    const briefing = aBriefing({ contentRules: { ...contentRules, mustSay: 'vegano' } });
    const draft = { caption: '#publi Minha rotina', draftLink: link };
    const missing = { rule: 'mustSay', severity: 'missing', what: 'vegano', where: null };

    it('requires a reason', () => {
      expect(decide(draft, briefing)).toMatchObject({
        refused: [{ pointer: '/reason', code: 'reason_required', params: { count: 1 } }],
      });
    });

    it('is stored with its findings and the reason', () => {
      const decision = decide({ ...draft, reason: 'Digo no vídeo.' }, briefing);
      expect(inserted(changesOf(decision), 'drafts')).toMatchObject({
        findings: [missing],
        reason: 'Digo no vídeo.',
      });
    });

    it('is stored without a reason if the new version no longer deviates', () => {
      const decision = decide({ ...draft, caption: '#publi Vegano', reason: 'Digo no vídeo.' }, briefing);
      expect(inserted(changesOf(decision), 'drafts')).toMatchObject({ findings: [], reason: '' });
    });
  });

  it('requires a link or a file', () => {
    expect(refusals(decide({ caption: '#publi' }))).toEqual(['draft_required /draftLink']);
  });

  it('accepts only web pages as links', () => {
    const draft = { id: 1, caption: '#publi', draftLink: 'javascript:alert(1)' };
    expect(submitDraft.input.safeParse(draft).success).toBe(false);
    expect(publishContent.input.safeParse({ id: 1, link: 'file:///etc/passwd' }).success).toBe(false);
  });
});

describe('a request for changes by the brand', () => {
  const decide = (changeRounds: number, value?: number, validFrom = '2026-01-01') =>
    decideOn(requestChanges, {
      rows: {
        row: aDeliverable({ status: 'draft_submitted', changeRounds }),
        also: {
          briefing: aBriefing(),
          contracts: [aContract({ approvedOn: '2026-11-10' })],
          settings: settingsWith(
            ...(value === undefined ? [] : [aSetting({ key: 'change_rounds', value, validFrom })]),
          ),
        },
      },
      input: { id: ids.deliverable, comment: 'Mais luz, por favor.' },
      actor: brandOwner,
    });

  it('starts the next round and stores the text of the request', () => {
    expect(patchOf(changesOf(decide(1)), 'deliverables')).toMatchObject({
      changeRounds: 2,
      changeNote: 'Mais luz, por favor.',
    });
  });

  it('is limited to the rounds that the price includes', () => {
    const decision = decide(2);
    expect(refusals(decision)).toEqual(['change_rounds_used']);
    expect(decision).toMatchObject({ refused: [{ params: { included: 2 } }] });
  });

  it('uses the setting in force on the day when the contract was agreed', () => {
    expect(refusals(decide(2, 3, '2026-11-10'))).toEqual([]);
    expect(refusals(decide(2, 3, '2026-11-11'))).toEqual(['change_rounds_used']);
  });
});

describe('the link of a publication', () => {
  const publish = (given: Parameters<typeof aDeliverable>[0], to: string, briefing = aBriefing()) =>
    decideOn(publishContent, {
      rows: { row: aDeliverable({ status: 'approved', ...given }), also: briefing },
      input: { id: ids.deliverable, link: to },
      actor: theCreator,
    });

  it.each([
    ['instagram', 'https://www.instagram.com/reel/abc', []],
    ['instagram', 'https://www.tiktok.com/@ana/video/1', ['link_of_other_channel /link']],
    ['instagram', 'https://instagram.com.elsewhere.example/reel', ['link_of_other_channel /link']],
    ['instagram', 'https://notinstagram.com/reel', ['link_of_other_channel /link']],
    ['tiktok', 'https://vm.tiktok.com/ZM1/', []],
    ['youtube', 'https://youtu.be/abc', []],
    ['twitter', 'https://x.com/ana/status/1', []],
    ['newsletter', 'https://carta.example/7', []],
  ] as const)('must belong to the channel %s: %s, refusals %j', (channel, to, expected) => {
    expect(refusals(publish({ channel }, to))).toEqual(expected);
  });

  it('can be any web page for the final files of a freelancer', () => {
    const to = 'https://drive.google.com/drive/folders/1';
    expect(refusals(publish({ channel: 'youtube' }, to, aBriefing({ kind: 'freelancer' })))).toEqual([]);
    expect(refusals(publish({ channel: 'youtube' }, to))).toEqual(['link_of_other_channel /link']);
  });

  it('can be rejected with a reason and submitted again', () => {
    const published = aDeliverable({ status: 'published', link, publishedAt: NOW });
    const sentBack = decideOn(sendBackLink, {
      rows: { row: published, also: null },
      input: { id: ids.deliverable, comment: 'É outro vídeo.' },
      actor: brandOwner,
    });
    expect(patchOf(changesOf(sentBack), 'deliverables')).toEqual({
      publishedAt: null,
      changeNote: 'É outro vídeo.',
    });
    expect(deliverableFlow.moves.sendBack.to).toBe('approved');
  });

  it('can be corrected by the creator until the publication is verified', () => {
    expect(deliverableFlow.moves.publish.from).toEqual(['approved', 'published']);
    const other = `${link}d`;
    const corrected = publish({ status: 'published', link }, other);
    expect(patchOf(changesOf(corrected), 'deliverables')).toEqual({ link: other, publishedAt: NOW });
  });
});

it('stores the time of publication together with the link of the content', () => {
  const decision = decideOn(publishContent, {
    rows: { row: aDeliverable({ status: 'approved' }), also: aBriefing() },
    input: { id: ids.deliverable, link },
    actor: theCreator,
  });
  expect(patchOf(changesOf(decision), 'deliverables')).toEqual({ link, publishedAt: NOW });
});

it('postpones the due date of a deliverable if the date passed during the brand’s review', () => {
  const row = aDeliverable({
    status: 'draft_submitted',
    statusSince: '2026-01-05T12:00:00.000Z',
    dueOn: '2026-01-06',
    changeRounds: 0,
  });
  const about = { actor: brandOwner, now: '2026-01-08T12:00:00.000Z' };
  const approved = decideOn(approveDraft, {
    ...about,
    rows: { row, also: { draft: undefined, comments: [], settings: [] } },
    input: { id: row.id },
  });
  const changes = decideOn(requestChanges, {
    ...about,
    rows: { row, also: { contracts: [aContract()], briefing: aBriefing(), settings: settingsWith() } },
    input: { id: row.id, comment: 'Mostre o rótulo.' },
  });
  for (const decision of [approved, changes]) {
    expect(patchOf(changesOf(decision), 'deliverables')).toMatchObject({
      dueOn: '2026-01-09',
      dueMovedBy: 'review',
    });
  }
});
