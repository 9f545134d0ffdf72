import { FIRST_VIEW_CHARACTERS, findDisclosure } from '@elenco/brazil';
import { type Continues, findPhrase, type Place, spellingsOf } from '../../../kit';
import type { Channel } from '../../../people';
import { captionLimits } from './captionLimits';
import { type DraftRule, type Finding, MAX_FINDINGS, type Severity } from './finding';
import { type CheckedBrief, requirementsOf } from './requirements';
import { readSubtitles, timeAt } from './subtitles';

/** Content that a creator submits, or that is published. */
export interface CheckedContent {
  readonly channel: Channel;
  readonly caption: string;
  /** URL of the draft, which may be a link that the brief requires; null if there is none. */
  readonly link: string | null;
  /** Text of a .srt or .vtt file; '' if there are no subtitles. */
  readonly subtitles: string;
}

const handleContinues: Continues = (rest) => /^\.?[\p{L}\p{N}_]/u.test(rest);

/** Returns a URL without the parts that do not change its target. */
const bareLink = (link: string): string =>
  link
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '');

/**
 * Returns a predicate for the text that follows a matched URL. True if the URL continues, so that the text
 * links to a different page. A required page does not match the pages below it; a required domain matches all
 * of its pages.
 */
const linkContinues =
  (link: string): Continues =>
  (rest) =>
    link.includes('/') ? /^(?:[-_]|\/[\p{L}\p{N}])/u.test(rest) : /^(?:-|\.[\p{L}\p{N}])/u.test(rest);

/**
 * Compares content with a brief. Ignores case, accents, hidden characters and line breaks. Required and
 * forbidden statements, claims and competitors are searched in caption and subtitles. A required link may be
 * in the caption or be the link of the content. Everything else must be in the caption.
 */
export function checkDraft(brief: CheckedBrief, content: CheckedContent): Finding[] {
  const { caption, channel } = content;
  const rules = requirementsOf(brief);
  const spoken = readSubtitles(content.subtitles);
  const found: Finding[] = [];

  const missing = (rule: DraftRule, what: string) =>
    found.push({ rule, severity: 'missing', what, where: null });
  const inCaption = (rule: DraftRule, severity: Severity, what: string, place: Place) =>
    found.push({ rule, severity, what, where: { in: 'caption', ...place, atMs: null } });
  const everywhere = (rule: DraftRule, severity: Severity, what: string, phrases: readonly string[]) => {
    for (const phrase of phrases) {
      for (const place of findPhrase(phrase, caption)) inCaption(rule, severity, what, place);
      for (const place of findPhrase(phrase, spoken.text)) {
        const where = { in: 'subtitles', ...place, atMs: timeAt(spoken, place.start) } as const;
        found.push({ rule, severity, what, where });
      }
    }
  };
  const says = (phrase: string, continues?: Continues) => findPhrase(phrase, caption, continues).length > 0;

  checkMarks();
  const isSpoken = (phrase: string) => says(phrase) || findPhrase(phrase, spoken.text).length > 0;
  if (rules.mustSay.length > 0 && !rules.mustSay.some(isSpoken)) missing('mustSay', rules.mustSay.join('\n'));
  for (const tag of rules.tags) if (!says(tag)) missing('tag', tag);
  for (const mention of rules.mentions) if (!says(mention, handleContinues)) missing('mention', mention);
  for (const link of rules.links) {
    const bare = bareLink(link);
    const leads = (text: string) => findPhrase(bare, text, linkContinues(bare)).length > 0;
    if (!leads(caption) && !leads(content.link ?? '')) missing('link', link);
  }
  for (const code of rules.codes) if (!says(code)) missing('code', code);
  for (const phrase of rules.mustNotSay) everywhere('mustNotSay', 'present', phrase, [phrase]);
  for (const rival of rules.rivals) everywhere('rival', 'present', rival, spellingsOf(rival));
  for (const { line, words } of rules.claims) everywhere('claim', 'warning', line, [words]);
  checkLength();
  return found.slice(0, MAX_FINDINGS);

  /**
   * Checks that the legal ad disclosure and the brief's own one are visible without expanding the caption.
   */
  function checkMarks() {
    const legal = findDisclosure(caption);
    if (rules.isAdvertising && !legal) missing('disclosure', '#publi');
    else if (rules.isAdvertising && legal && !legal.atFirstView) {
      const start = caption.indexOf(legal.mark);
      const place = { text: legal.mark, start, end: start + legal.mark.length };
      inCaption('disclosure', 'warning', legal.mark, place);
    }
    if (rules.ownMark === '') return;
    const [own] = findPhrase(rules.ownMark, caption);
    if (!own) missing('disclosure', rules.ownMark);
    else if ([...caption.slice(0, own.end)].length > FIRST_VIEW_CHARACTERS) {
      inCaption('disclosure', 'warning', rules.ownMark, own);
    }
  }

  function checkLength() {
    // A freelancer's description is not published, so no caption limit applies to it.
    const limit = rules.isAdvertising ? captionLimits[channel] : undefined;
    const end = limit === undefined ? undefined : lengthEnd(caption, limit, channel);
    if (end === undefined || end >= caption.length) return;
    const place = { text: caption.slice(end), start: end, end: caption.length };
    inCaption('length', 'warning', String(limit), place);
  }
}

/** Number of characters that X counts for any URL. */
const LINK_LENGTH = 23;

/**
 * Returns the position at which a caption exceeds its limit, in UTF-16 units; the caption's length if it does
 * not.
 */
function lengthEnd(caption: string, limit: number, channel: Channel): number {
  const parts = channel === 'twitter' ? caption.split(/(https?:\/\/\S+)/) : [caption];
  let left = limit;
  let end = 0;
  for (const [at, part] of parts.entries()) {
    const isLink = at % 2 === 1;
    const characters = [...part];
    const length = isLink ? LINK_LENGTH : characters.length;
    if (length > left) return end + (isLink ? 0 : characters.slice(0, left).join('').length);
    left -= length;
    end += part.length;
  }
  return end;
}
