import { Link } from '@remix-run/react';
import { createElement, type ReactNode } from 'react';
import styles from './content.module.css';
import type { Rich } from './rich';

/** A long editorial text as `rich.server.ts` parses it. */
export function RichText({ text }: { text: readonly Rich[] }) {
  return createElement('div', { className: styles.text }, ...text.map(show));
}

function show(node: Rich): ReactNode {
  if (node.as === 'text') return node.text;
  const inside = node.in.map(show);
  if (node.as !== 'a') return createElement(node.as, null, ...inside);
  if (node.to.startsWith('/')) return createElement(Link, { to: node.to }, ...inside);
  return createElement('a', { href: node.to, rel: 'noopener noreferrer', target: '_blank' }, ...inside);
}
