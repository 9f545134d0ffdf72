import type { Briefing } from '../../briefing';
import { ownDisclosure, rivalsOf } from '../rights.pt';

/** Fields of a brief with which content is compared. */
export type CheckedBrief = Pick<Briefing, 'kind' | 'rights' | 'exclusivity' | 'contentRules'>;

/** A claim in the brief's words, and the claim without its evidence. */
interface Claim {
  readonly line: string;
  readonly words: string;
}

export interface Requirements {
  /** True if the content is published and needs a legal mark. A freelancer delivers work. */
  readonly isAdvertising: boolean;
  /** The mark that the brief requires in addition to the legal ones; '' if none. */
  readonly ownMark: string;
  /** Alternatives, of which the content must contain one. */
  readonly mustSay: readonly string[];
  readonly mustNotSay: readonly string[];
  readonly claims: readonly Claim[];
  readonly tags: readonly string[];
  readonly mentions: readonly string[];
  readonly links: readonly string[];
  readonly codes: readonly string[];
  readonly rivals: readonly string[];
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Matches what separates a claim from its evidence: a dash, a colon or a bracket. */
const EVIDENCE = /\s+[-–—]+\s+|\s*[:;(]/;

const LINK = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;
const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{3,24}$/;

/** True if the creators of a brief publish advertising, which must be marked. Freelancers publish nothing. */
export const isAdvertising = ({ kind }: Pick<Briefing, 'kind'>): boolean => kind !== 'freelancer';

/**
 * Returns the suffix of the texts for projects of freelancers, who deliver work and publish nothing; '' if one
 * of the projects publishes.
 */
export const ofWork = (...projects: readonly Pick<Briefing, 'kind'>[]): '' | 'OfWork' =>
  projects.length > 0 && !projects.some(isAdvertising) ? 'OfWork' : '';

/** Returns what a brief requires and forbids; an empty field requires nothing. */
export function requirementsOf(brief: CheckedBrief): Requirements {
  const { contentRules: rules, rights, exclusivity } = brief;
  const named = rules.tags
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[("'“]+|[.)"'”:!]+$/g, ''))
    .filter(Boolean);
  const only = (pattern: RegExp) => [...new Set(named.filter((word) => pattern.test(word)))];
  return {
    isAdvertising: isAdvertising(brief),
    ownMark: isAdvertising(brief) ? ownDisclosure(brief) : '',
    mustSay: linesOf(rules.mustSay),
    mustNotSay: linesOf(rules.mustNotSay),
    claims: linesOf(rules.claims).flatMap((line) => {
      const words = (line.split(EVIDENCE)[0] ?? '').trim();
      return words === '' ? [] : [{ line, words }];
    }),
    tags: only(/^#[^#@]+$/),
    mentions: only(/^@[^#@]+$/),
    links: only(LINK),
    codes: only(CODE),
    rivals: rights.uses.includes('exclusivity') ? rivalsOf(exclusivity) : [],
  };
}
