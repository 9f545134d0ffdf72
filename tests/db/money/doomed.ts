/**
 * A program that tests start as a process and kill. It runs commands on the database that its arguments name,
 * concurrently or one after the other.
 */
import { type Actor, applyCardEvent, closeMonth, releasePayout } from '@elenco/core';
import { openDatabase } from '@elenco/db';

const commands = { closeMonth, releasePayout, applyCardEvent };
export interface Ordered {
  readonly command: keyof typeof commands;
  readonly input: object;
  readonly actor: Actor;
  readonly now: string;
}

const [url = '', order = '[]', pace] = process.argv.slice(2);
const database = await openDatabase(url);
const run = ({ command, input, actor, now }: Ordered) =>
  database.perform(commands[command] as typeof closeMonth, input as { month: string }, { actor, now });
const orders = JSON.parse(order) as Ordered[];
console.log('ready');
if (pace === 'at once') await Promise.allSettled(orders.map(run));
else for (const one of orders) await run(one);
