import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type Row, StripeRows, seconds } from './stripeRows';

export { feeOf } from './stripeRows';

type Fields = Readonly<Record<string, string>>;
type Reply = { readonly status: number; readonly body: unknown };

const ok = (body: unknown): Reply => ({ status: 200, body });
const failed = (status: number, error: object): Reply => ({ status, body: { error } });
/** Fee for a dispute in cents of BRL. Stripe charges it even if the dispute is won. */
export const DISPUTE_FEE = 5_500;

/**
 * Simulates Stripe by its API reference (https://docs.stripe.com/api): URLs, forms, objects, errors,
 * idempotency keys, and signed webhooks.
 */
export class FakeStripe {
  readonly secrets = { key: 'sk_test_elenco', webhook: 'whsec_elenco' };
  /** Decline of the next payments with a stored card; null if they are accepted. */
  decline: { readonly code: string; readonly decline_code?: string; readonly advice_code?: string } | null =
    null;
  /** True to process requests but close the connection without a response. */
  silent = false;
  readonly asked: string[] = [];
  readonly #kept = new StripeRows();
  readonly #replies = new Map<string, Reply>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #url = '';

  get rows(): ReadonlyMap<string, Row> {
    return this.#kept.rows;
  }
  get(id: string): Row {
    return this.#kept.get(id);
  }
  change(id: string, fields: Record<string, unknown>): Row {
    return this.#kept.change(id, fields);
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.#url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
  get env(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: this.secrets.key,
      STRIPE_WEBHOOK_SECRET: this.secrets.webhook,
      STRIPE_API_URL: this.#url,
      STRIPE_CHECKOUT_URL: this.#url,
    };
  }
  /** Completes a checkout page as a user would: stores a card, or pays. */
  fillIn(session: string): void {
    const row = this.get(session);
    const customer = (row.customer as string | null) ?? null;
    if (row.mode === 'setup') {
      const method = this.#kept.make('pm', { object: 'payment_method', type: 'card', customer, card: visa });
      const setup = this.#kept.make('seti', {
        object: 'setup_intent',
        status: 'succeeded',
        payment_method: method.id,
      });
      this.change(session, { status: 'complete', url: null, setup_intent: setup.id });
      return;
    }
    const intent = this.#intent({
      amount: row.amount_total as number,
      currency: row.currency as string,
      customer,
      metadata: row.intent_metadata as Record<string, string>,
    });
    this.#pay(intent.id);
    this.change(session, { status: 'complete', url: null, payment_intent: intent.id });
  }

  /**
   * Opens a dispute of the whole remaining amount or of `part`, and then sets the status of the dispute.
   * Charges the fee even if the dispute is won. Returns the id of the dispute.
   */
  dispute(intent: string, status: string, part?: number): string {
    const charge = this.get(this.get(intent).latest_charge as string);
    const { currency } = this.change(charge.id, { disputed: true });
    const known = [...this.rows.values()].find(
      (row) => row.object === 'dispute' && row.payment_intent === intent,
    );
    if (known) {
      const back =
        status === 'won' ? [this.#kept.balance(known.amount as number, currency as string, 0)] : [];
      const balances = [...(known.balance_transactions as Row[]), ...back];
      return this.change(known.id, { status, balance_transactions: balances }).id;
    }
    const amount = part ?? (charge.amount as number) - (charge.amount_refunded as number);
    return this.#kept.make('dp', {
      object: 'dispute',
      payment_intent: intent,
      status,
      amount,
      currency,
      balance_transactions: [this.#kept.balance(-amount, currency as string, DISPUTE_FEE)],
    }).id;
  }
  /** Makes a refund fail, so that its amount returns to the account. */
  failRefund(id: string): string {
    const { payment_intent: intent, amount } = this.get(id);
    const charge = this.get(this.get(intent as string).latest_charge as string);
    const left = (charge.amount_refunded as number) - (amount as number);
    this.change(charge.id, { amount_refunded: left });
    const back = this.#kept.balance(amount as number, charge.currency as string, 0);
    return this.change(id, { status: 'failed', failure_balance_transaction: back.id }).id;
  }

  transfer(amount: number): string {
    return this.#kept.make('po', { object: 'payout', amount, currency: 'brl', status: 'paid' }).id;
  }

  /**
   * Returns body and signature of a webhook message, as Stripe sends it.
   * @param secret signing secret of the endpoint
   */
  message(type: string, object: string, { secret = this.secrets.webhook, id = this.#kept.name('evt') } = {}) {
    const data = { object: this.get(object) };
    const body = JSON.stringify({ id, object: 'event', type, created: seconds(), data });
    const stripe = new Stripe(this.secrets.key);
    return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
  }

  #intent(fields: {
    amount: number;
    currency: string;
    customer: string | null;
    metadata: Record<string, string>;
  }): Row {
    return this.#kept.make('pi', {
      object: 'payment_intent',
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: null,
      ...fields,
    });
  }
  #pay(intent: string): void {
    const { amount, currency } = this.get(intent);
    const balance = this.#kept.balance(amount as number, currency as string);
    const charge = this.#kept.make('ch', {
      object: 'charge',
      amount,
      currency,
      payment_intent: intent,
      balance_transaction: balance.id,
      amount_refunded: 0,
      disputed: false,
    });
    this.change(intent, { status: 'succeeded', latest_charge: charge.id });
  }

  async #serve(request: IncomingMessage, response: import('node:http').ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
    const query = Object.fromEntries(url.searchParams);
    const method = request.method ?? 'GET';
    const [, opened] = /^\/c\/pay\/(cs_\d+)$/.exec(url.pathname) ?? [];
    if (opened) {
      // Completes the page immediately, as a user would do later.
      this.fillIn(opened);
      const { pathname, search } = new URL(String(this.get(opened).success_url));
      // Tests reach the app under a different host name than the one in its settings.
      const back = new URL(
        `${pathname}${search}`,
        request.headers.referer ?? String(this.get(opened).success_url),
      ).href;
      response
        .writeHead(303, { Location: decodeURIComponent(back).replace('{CHECKOUT_SESSION_ID}', opened) })
        .end();
      return;
    }
    this.asked.push(`${method} ${url.pathname}`);
    const key = request.headers['idempotency-key'] as string | undefined;
    const known = method === 'POST' && key ? this.#replies.get(key) : undefined;
    const reply =
      request.headers.authorization === `Bearer ${this.secrets.key}`
        ? (known ?? this.#answer(method, url.pathname, fields, query))
        : failed(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
    if (method === 'POST' && key) this.#replies.set(key, reply);
    if (this.silent) {
      response.destroy();
      return;
    }
    response.writeHead(reply.status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' });
    response.end(JSON.stringify(reply.body));
  }

  #answer(method: string, path: string, fields: Fields, query: Fields): Reply {
    const [, , resource = '', id = '', act = ''] = path.split('/');
    const asked = `${method} ${resource}`;
    if (resource === 'checkout') return this.#checkout(method, path.split('/').slice(4), fields, query);
    if (asked === 'POST customers') {
      return ok(this.#kept.make('cus', { object: 'customer', metadata: metadataIn(fields, 'metadata') }));
    }
    if (asked === 'POST payment_intents') return this.#take(fields);
    if (asked === 'POST refunds') return this.#refund(fields);
    if (asked === 'POST payment_methods' && act === 'detach') return ok(this.change(id, { customer: null }));
    if (method === 'GET' && id) return this.rows.has(id) ? ok(this.#kept.expanded(id, query)) : missing(id);
    if (method === 'GET') {
      const object = { disputes: 'dispute', payment_intents: 'payment_intent', refunds: 'refund' }[resource];
      const rows = object ? this.#kept.list(object, query) : [];
      return ok({ object: 'list', has_more: false, url: path, data: rows });
    }
    return failed(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path})`,
    });
  }

  #checkout(method: string, [id, act]: string[], fields: Fields, query: Fields): Reply {
    if (method === 'GET' && id) return this.rows.has(id) ? ok(this.#kept.expanded(id, query)) : missing(id);
    if (act === 'expire' && id) return ok(this.change(id, { status: 'expired', url: null }));
    const amount = fields['line_items[0][price_data][unit_amount]'];
    const row = this.#kept.make('cs', {
      object: 'checkout.session',
      mode: fields.mode,
      status: 'open',
      customer: fields.customer ?? null,
      metadata: metadataIn(fields, 'metadata'),
      payment_intent: null,
      setup_intent: null,
      intent_metadata: metadataIn(fields, 'payment_intent_data[metadata]'),
      amount_total: amount === undefined ? null : Number(amount),
      currency: fields['line_items[0][price_data][currency]'] ?? fields.currency ?? null,
      success_url: fields.success_url,
    });
    return ok(this.change(row.id, { url: `${this.#url}/c/pay/${row.id}` }));
  }

  #take(fields: Fields): Reply {
    const { amount, currency = '', customer = null } = fields;
    const metadata = metadataIn(fields, 'metadata');
    const intent = this.#intent({ amount: Number(amount), currency, customer, metadata });
    if (!this.decline) {
      this.#pay(intent.id);
      return ok(this.#kept.expanded(intent.id, fields));
    }
    const error = { type: 'card_error', message: 'Your card was declined.', ...this.decline };
    const payment_intent = this.change(intent.id, { last_payment_error: error });
    return failed(402, { ...error, payment_intent });
  }

  #refund(fields: Fields): Reply {
    const charge = this.get(this.get(fields.payment_intent ?? '').latest_charge as string);
    const amount = Number(fields.amount ?? charge.amount);
    const back = (charge.amount_refunded as number) + amount;
    if (back > (charge.amount as number)) {
      return failed(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'refunded',
      });
    }
    this.change(charge.id, { amount_refunded: back });
    return ok(
      this.#kept.make('re', {
        object: 'refund',
        status: 'succeeded',
        payment_intent: fields.payment_intent,
        amount,
        balance_transaction: this.#kept.balance(-amount, charge.currency as string, 0).id,
      }),
    );
  }
}

const visa = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029 };
const missing = (id: string) =>
  failed(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
  });
const metadataIn = (fields: Fields, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      field.startsWith(`${name}[`) ? [[field.slice(name.length + 1, -1), value]] : [],
    ),
  );
