import type { Channel } from '@elenco/core/people';

/** Outlines in a square of 24 units, all with the same line width. */
const shapes: Readonly<Record<Channel, string>> = {
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM16.8 7.2h.01',
  tiktok: 'M13.5 3.5v11.2a3.8 3.8 0 1 1-3.8-3.8M13.5 3.5c.3 2.7 2.3 4.6 5 4.8',
  youtube: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.3 9.3v5.4l4.7-2.7z',
  twitter: 'M4.5 4.5l15 15M19 4.5l-6 6.6M11 12.9l-6 6.6',
  facebook: 'M15.8 4.5h-1.3a3.4 3.4 0 0 0-3.4 3.4v12.6M8 12h6.7',
  linkedin: 'M6 10v9M6 5.6h.01M11 19v-9M11 13.6a3.5 3.5 0 0 1 7 0V19',
  pinterest:
    'M9.8 20.5l2.6-10.2M8.2 12.4a4.3 4.3 0 1 1 3.3 2.6M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  newsletter:
    'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6',
  spotify:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM7.5 9.6c3.1-.9 6.6-.6 9.2 1M8.2 12.6c2.5-.7 5.3-.4 7.4.9M8.9 15.4c1.9-.5 3.9-.3 5.5.7',
};

/** Logo of a social network in the line style of the other icons; decorative. */
export function ChannelIcon({ channel }: { channel: Channel }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[channel]} />
    </svg>
  );
}
