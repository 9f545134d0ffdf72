import {
  type Actor,
  actorOf,
  addMember,
  addStaff,
  consentTexts,
  type Duty,
  signUpBrand,
  signUpCreator,
  type User,
} from '@elenco/core';
import type { z } from 'zod';
import type { Database } from '../database';

/** Password hash that all demo users share, so that the slow argon2 hash is created only once. */
export interface Secret {
  readonly passwordHash: string;
}
type Given<C extends { input: z.ZodType }> = Omit<
  z.input<C['input']>,
  keyof typeof consent | 'passwordHash' | 'locale'
>;

const product: Actor = { role: 'system' };
/** Consent with which demo users sign up. They confirm their e-mail address immediately. */
const consent = {
  terms: true,
  termsVersion: consentTexts.terms,
  ip: '',
  userAgent: '',
  emailVerified: true,
} as const;

/** Signs users up through the same commands as the pages. */
export class People {
  constructor(
    private readonly database: Database,
    private readonly secret: Secret,
    private readonly now: () => string,
  ) {}

  async brand(given: Given<typeof signUpBrand>): Promise<Actor> {
    await this.#do(signUpBrand, { ...given, ...this.secret, ...consent, locale: 'pt' }, { role: 'nobody' });
    return this.#actor(given.email);
  }

  async creator(given: Given<typeof signUpCreator>): Promise<Actor> {
    await this.#do(signUpCreator, { ...given, ...this.secret, ...consent, locale: 'pt' }, { role: 'nobody' });
    return this.#actor(given.email);
  }

  async staff(name: string, email: string, duties: Duty[]): Promise<Actor> {
    await this.#do(addStaff, { name, email, duties, locale: 'pt', ...this.secret }, product);
    return this.#actor(email);
  }

  async member(owner: Actor, name: string, email: string): Promise<Actor> {
    await this.#do(addMember, { name, email, locale: 'pt', ...this.secret }, owner);
    return this.#actor(email);
  }

  #do(
    command: typeof addStaff | typeof addMember | typeof signUpBrand | typeof signUpCreator,
    input: object,
    actor: Actor,
  ) {
    return this.database.perform(command as typeof addStaff, input, { actor, now: this.now() });
  }

  async #actor(email: string): Promise<Actor> {
    const user = await this.database.identity.byEmail(email);
    if (!user) throw new Error(`${email} was not signed up`);
    return actorOf(user as User);
  }
}
