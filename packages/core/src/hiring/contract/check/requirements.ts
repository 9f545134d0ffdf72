import { isAdvertising } from '../kind';
import { type AgreedTerms, ownDisclosure, rivalsOf } from '../rights.pt';

/** Fields of a brief against which content is checked. */
export type CheckedBrief = AgreedTerms;

/** A claim as written in the brief, and the claim without its evidence. */
interface Claim {
  readonly line: string;
  readonly words: string;
}

export interface Requirements {
  /** True if the content is published and needs an ad disclosure; false for work of freelancers. */
  readonly isAdvertising: boolean;
  /** The ad disclosure that the brief requires in addition to the legal one; '' if none. */
  readonly ownMark: string;
  /** Alternative statements. The content must contain at least one of them. */
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

/** Matches the separator between a claim and its evidence: a dash, a colon, a semicolon or a bracket. */
const EVIDENCE = /\s+[-–—]+\s+|\s*[:;(]/;

const LINK = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;
const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{3,24}$/;

/** Returns the requirements and prohibitions of a brief. An empty field requires nothing. */
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
