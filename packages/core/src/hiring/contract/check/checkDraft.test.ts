import { describe, expect, it } from 'vitest';
import type { Channel } from '../../../people';
import { aBriefing } from '../../../testing';
import type { BriefingKind } from '../../briefing';
import { type CheckedContent, checkDraft } from './checkDraft';

type Rules = Partial<ReturnType<typeof aBriefing>['contentRules']> & {
  rivals?: string;
  exclusive?: boolean;
  kind?: BriefingKind;
};

const briefWith = ({ rivals = '', exclusive = true, kind = 'creator', ...rules }: Rules) => {
  const { contentRules, exclusivity, rights } = aBriefing();
  return {
    kind,
    contentRules: { ...contentRules, disclosure: '', ...rules },
    exclusivity: { ...exclusivity, rivals },
    rights: { ...rights, uses: exclusive ? (['exclusivity'] as const).slice() : [] },
  };
};

/** Returns each finding as `rule severity what @ text`, in order. */
const check = (rules: Rules, caption: string, more: Partial<CheckedContent> = {}) =>
  checkDraft(briefWith(rules), {
    channel: 'instagram',
    caption: `#publi ${caption}`,
    link: null,
    subtitles: '',
    ...more,
  }).map(({ rule, severity, what, where }) =>
    [rule, severity, what, ...(where ? ['@', where.text] : [])].join(' '),
  );

it('finds nothing in a draft if the brief has no rules', () => {
  expect(check({}, 'Minha rotina, cura tudo! @rival')).toEqual([]);
});

describe('required words in a draft', () => {
  it.each<[string, string, string]>([
    ['a different case', 'vegano', 'É VEGANO!'],
    ['different accents', 'vegano e sem crueldade', 'vêgano é sem cruéldade'],
    ['decomposed accents', 'sérum', 'o se\u0301rum'],
    ['a hidden character', 'vegano', 've\u200bga\u00adno'],
    ['letters of another style', 'vegano', '𝘃𝗲𝗴𝗮𝗻𝗼'],
    ['a line break inside a phrase', 'sem crueldade', 'sem\n crueldade'],
    ['typographic quotes', "l'eau", 'l’eau'],
    ['one of two alternatives', 'vegano\nsem crueldade', 'sem crueldade'],
  ])('are found despite %s', (_, mustSay, caption) => {
    expect(check({ mustSay }, caption)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a longer word', 'vegano', 'veganos'],
    ['a text that does not contain the word', 'vegano', 'Minha rotina'],
    ['a text that contains neither of two alternatives', 'vegano\nsem crueldade', 'Minha rotina'],
  ])('are reported as missing in %s', (_, mustSay, caption) => {
    expect(check({ mustSay }, caption)).toEqual([`mustSay missing ${mustSay}`]);
  });

  it('are found even if they span two subtitle cues', () => {
    const subtitles =
      '1\n00:00:01,000 --> 00:00:02,000\né sem\n\n2\n00:00:02,000 --> 00:00:03,000\n<i>crueldade</i>';
    expect(check({ mustSay: 'sem crueldade' }, 'Oi', { subtitles })).toEqual([]);
  });
});

describe('forbidden words in a draft', () => {
  it('are found with their position in the caption', () => {
    const found = checkDraft(briefWith({ mustNotSay: 'milagre' }), {
      channel: 'instagram',
      caption: '#publi Milágre, puro milagre',
      link: null,
      subtitles: '',
    });
    expect(found.map(({ where }) => where)).toEqual([
      { in: 'caption', text: 'Milágre', start: 7, end: 14, atMs: null },
      { in: 'caption', text: 'milagre', start: 21, end: 28, atMs: null },
    ]);
  });

  it('are reported as written, including hidden and combining characters', () => {
    const caption = 'cu\u200bra\u0301 já';
    expect(check({ mustNotSay: 'cura' }, caption)).toEqual(['mustNotSay present cura @ cu\u200bra\u0301']);
  });

  it('are found in subtitles with the time of their cue', () => {
    const subtitles = 'WEBVTT\n\n00:05.000 --> 00:07.000\nOi\n\n00:12.500 --> 00:14.000\n<v Ana>isso cura';
    const [found] = checkDraft(briefWith({ mustNotSay: 'cura' }), {
      channel: 'tiktok',
      caption: '#publi',
      link: null,
      subtitles,
    });
    expect(found?.where).toEqual({ in: 'subtitles', text: 'cura', start: 8, end: 12, atMs: 12_500 });
  });

  it('are not found as part of a longer word', () => {
    expect(check({ mustNotSay: 'cura' }, 'procura curas')).toEqual([]);
  });
});

describe('claims in a draft that require evidence', () => {
  it.each(['Reduz rugas — laudo 12/2025', 'Reduz rugas: laudo', 'Reduz rugas (laudo)', 'Reduz rugas'])(
    'cause a warning if the brief lists the claim “%s”',
    (claims) => {
      expect(check({ claims }, 'ele reduz rugas')).toEqual([`claim warning ${claims} @ reduz rugas`]);
    },
  );

  it('are recognized even if a word of the claim contains a hyphen', () => {
    expect(check({ claims: 'anti-idade - laudo' }, 'anti-idade')).toHaveLength(1);
  });
});

describe('required tags, mentions, links and codes in a draft', () => {
  const tags = 'Use #AuroraPele, @aurora.cosmeticos, https://www.aurora.example/serum/ e o cupom CAIO10.';

  it('are reported one by one if they are missing', () => {
    expect(check({ tags }, 'Oi')).toEqual([
      'tag missing #AuroraPele',
      'mention missing @aurora.cosmeticos',
      'link missing https://www.aurora.example/serum/',
      'code missing CAIO10',
    ]);
  });

  it.each<[string, string]>([
    ['with a scheme', 'https://aurora.example/serum?utm=1'],
    ['without a scheme', 'aurora.example/serum.'],
  ])('are all accepted in one caption that writes the link %s', (_, link) => {
    expect(check({ tags }, `#aurorapele @Aurora.Cosmeticos! ${link} caio10`)).toEqual([]);
  });

  it('can be covered by the link of the draft itself', () => {
    expect(check({ tags: 'aurora.example/serum' }, '', { link: 'https://aurora.example/serum' })).toEqual([]);
  });

  it.each<[string, string]>([
    ['#Aurora', '#AuroraPele'],
    ['#Aurora', 'aurora'],
    ['@aurora', '@aurora.oficial'],
    ['@aurora', '@aurora_br'],
    ['@aurora', 'ana@aurora'],
    ['aurora.example', 'aurora.example.com'],
    ['aurora.example', 'minhaaurora.example'],
    ['aurora.example/serum', 'aurora.example/serum/outro'],
    ['CAIO10', 'CAIO100'],
  ])('are reported as missing: %s is not covered by %s', (required, written) => {
    expect(check({ tags: required }, written)).toHaveLength(1);
  });

  it('can be covered by a page on the required domain', () => {
    expect(check({ tags: 'aurora.example' }, 'aurora.example/serum')).toEqual([]);
  });
});

describe('the name of a competitor in a draft', () => {
  it.each<[string, string, string[]]>([
    ['Rosa Viva', 'melhor que Rosa  Viva', ['rival present Rosa Viva @ Rosa  Viva']],
    ['Rosa Viva', 'com #RosaViva', ['rival present Rosa Viva @ #RosaViva']],
    ['Lírio', '@lirio e #LIRIO', ['rival present Lírio @ lirio', 'rival present Lírio @ LIRIO']],
    ['Lírio', 'lírios', []],
  ])('is found: %s in “%s”: %j', (rivals, caption, expected) => {
    expect(check({ rivals }, caption)).toEqual(expected);
  });

  it('is allowed if the brief requires no exclusivity', () => {
    expect(check({ rivals: 'Lírio', exclusive: false }, 'Lírio')).toEqual([]);
  });
});

describe('the ad disclosure in a draft', () => {
  const late = `${'a'.repeat(130)} #Publi`;
  it.each<[string, string, string, string[]]>([
    ['', 'Oi', 'is required by law', ['disclosure missing #publi']],
    ['', late, 'must be visible without expanding the caption', ['disclosure warning #Publi @ #Publi']],
    ['#publicidade', '#publi', 'can be any of the legal disclosures', []],
    ['Parceria paga', '#publi parceria PAGA', 'can contain the disclosure of the brief as well', []],
    [
      'Parceria paga',
      '#publi Oi',
      'must include the disclosure of the brief',
      ['disclosure missing Parceria paga'],
    ],
    [
      'Parceria paga',
      `#publi ${'a'.repeat(110)} parceria paga`,
      'must show the disclosure of the brief without expanding the caption',
      ['disclosure warning Parceria paga @ parceria paga'],
    ],
  ])('with brief “%s” and caption “%s” %s', (disclosure, caption, _, expected) => {
    expect(check({ disclosure }, '', { caption })).toEqual(expected);
  });
});

describe('the length of a draft’s caption', () => {
  const long = (count: number) => '#publi '.padEnd(count, 'a');
  it.each<[Channel, string, string[]]>([
    ['twitter', long(280), []],
    ['twitter', long(283), ['length warning 280 @ aaa']],
    ['twitter', `${long(250)} https://aurora.example/${'b'.repeat(90)}`, []],
    ['twitter', `#publi ${'😀'.repeat(274)}`, ['length warning 280 @ 😀']],
    ['pinterest', long(801), ['length warning 800 @ a']],
    ['instagram', long(2_200), []],
    ['instagram', long(2_201), ['length warning 2200 @ a']],
    ['tiktok', long(2_200), []],
    ['tiktok', long(2_202), ['length warning 2200 @ aa']],
    ['linkedin', long(3_000), []],
    ['linkedin', long(3_001), ['length warning 3000 @ a']],
    ['youtube', long(5_000), []],
    ['youtube', long(5_001), ['length warning 5000 @ a']],
    ['facebook', long(5_000), []],
    ['newsletter', long(5_000), []],
  ])('is limited on %s', (channel, caption, expected) => {
    expect(check({}, '', { channel, caption })).toEqual(expected);
  });
});

describe('the work of a freelancer, which is not published', () => {
  const of = (caption: string) =>
    checkDraft(briefWith({ kind: 'freelancer', disclosure: '#parceria', mustSay: 'vegano' }), {
      channel: 'instagram',
      caption,
      link: null,
      subtitles: '',
    }).map(({ rule }) => rule);

  it('needs no ad disclosure', () => expect(of('Vídeo vegano de 30 s')).toEqual([]));
  it('is not limited by the caption limits of networks', () =>
    expect(of(`vegano ${'a'.repeat(2_300)}`)).toEqual([]));
  it('is checked against the other rules of the brief', () =>
    expect(of('Vídeo de 30 s')).toEqual(['mustSay']));
});
