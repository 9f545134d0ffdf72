/** A process that sends one form repeatedly on several connections until its parent disconnects. */
import { request } from 'node:http';

/** A form that is expensive for the server to read. */
export interface ExpensiveForm {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: 'parts' | 'fields';
  readonly connections: number;
}

const boundary = 'x';
const bodies: Readonly<Record<ExpensiveForm['form'], () => { type: string; body: Buffer }>> = {
  // 5 MB that contain 80,000 empty parts.
  parts: () => ({
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.from(
      `${`--${boundary}\r\nContent-Disposition: form-data; name="aa"\r\n\r\n\r\n`.repeat(80_000)}--${boundary}--\r\n`,
    ),
  }),
  fields: () => ({
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from('a&'.repeat(2.5 * 1024 * 1024)),
  }),
};

process.once('message', ({ url, headers, form, connections }: ExpensiveForm) => {
  const { type, body } = bodies[form]();
  const answered: Record<string, number> = {};
  let ended = false;
  const send = (): Promise<void> =>
    new Promise((settle) => {
      // Only the first result of a request counts. If there is a response, the way in which the connection
      // ends afterwards does not matter.
      let reported = false;
      const note = (what: string) => {
        if (reported) return;
        reported = true;
        answered[what] = (answered[what] ?? 0) + 1;
        settle();
      };
      const own = { ...headers, 'Content-Type': type, 'Content-Length': body.length, Accept: 'text/html' };
      const sent = request(url, { method: 'POST', headers: own, agent: false }, (answer) => {
        answer.resume().once('close', () => note(String(answer.statusCode)));
      });
      // If the server refuses the form early, it may close the connection while this process is still
      // sending.
      sent.once('error', () => note('cut off'));
      sent.end(body);
    });
  const sender = async () => {
    while (!ended) await send();
  };
  for (let n = 0; n < connections; n += 1) void sender();
  process.once('message', () => {
    ended = true;
    process.send?.(answered, () => process.exit());
  });
  process.send?.('sending');
});
process.on('disconnect', () => process.exit());
