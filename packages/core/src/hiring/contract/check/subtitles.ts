/** Maximum size of a subtitle file in bytes, and of its text in UTF-16 units. */
export const MAX_SUBTITLES = 100_000;

/** Matches bytes that are undefined in Windows-1252. */
const UNDEFINED_1252 = /[\x81\x8d\x8f\x90\x9d]/;
const NUL = String.fromCharCode(0);

/**
 * Decodes a subtitle file strictly as UTF-8, otherwise as Windows-1252, which older Portuguese editors write.
 * Returns undefined if the file is not text.
 */
export function decodeSubtitles(bytes: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'windows-1252'] as const) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (text.includes(NUL)) return undefined;
      if (encoding === 'utf-8' || !UNDEFINED_1252.test(text)) return text;
    } catch {
      // Not valid in this encoding, so the next one is tried.
    }
  }
  return undefined;
}

/** The spoken text of subtitles, with the start time of each cue. */
export interface Spoken {
  readonly text: string;
  /** Cues of the subtitles. `start` is a cue's position in `text`, `atMs` its time in milliseconds. */
  readonly cues: readonly { readonly start: number; readonly atMs: number }[];
}

const TIMING = /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->/;

/**
 * Returns the start time, in milliseconds, in a line such as `00:00:12,500 --> 00:00:14,000`; undefined for
 * other lines.
 */
function startOf(line: string): number | undefined {
  const match = TIMING.exec(line);
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', rest = '0'] = match;
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(rest.padEnd(3, '0'))
  );
}

/** Matches tags of both formats: `<i>`, `<v Ana>`, `{\an8}`. */
const MARKUP = /<[^<>\n]*>|\{\\[^{}\n]*\}/g;

/**
 * Parses .srt or .vtt subtitles. Leaves out cue numbers, notes and the lines before the first time. If a text
 * contains no times, all of it counts as spoken.
 */
export function readSubtitles(given: string): Spoken {
  const blocks = given.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/);
  const timed = blocks.flatMap((block) => {
    const lines = block.split('\n');
    const timing = lines.findIndex((line) => startOf(line) !== undefined);
    if (timing < 0) return [];
    const spokenText = lines
      .slice(timing + 1)
      .join('\n')
      .replace(MARKUP, '')
      .trim();
    return spokenText === '' ? [] : [{ spokenText, atMs: startOf(lines[timing] ?? '') ?? 0 }];
  });
  if (timed.length === 0) return { text: given.includes('-->') ? '' : given.trim(), cues: [] };
  let text = '';
  const cues = timed.map(({ spokenText, atMs }) => {
    const start = text.length;
    text += `${spokenText}\n`;
    return { start, atMs };
  });
  return { text: text.trimEnd(), cues };
}

/** Returns the time, in milliseconds, at a position of the spoken text; null if the text has no times. */
export const timeAt = ({ cues }: Spoken, position: number): number | null =>
  cues.findLast(({ start }) => start <= position)?.atMs ?? null;
