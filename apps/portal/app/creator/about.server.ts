import { cep, phone, state } from '@elenco/brazil';
import { Problem } from '@elenco/core/kit';
import {
  address,
  creator,
  creatorIdOf,
  creators,
  MIN_SECONDARY_TAGS,
  user,
  users,
} from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { settingsHome } from './parts';
import { nextAfterSaving } from './settings.server';

type Own = 'creator';
const saved = { to: settingsHome, toast: 'saved' };

const { experience, gender, categories, links } = creator.shape;
const aboutForm = z.object({
  experience: experience.default(null),
  gender: gender.default(null),
  categories: categories.default([]),
  links: links.default({}),
});

export const saveAbout = formHandler<Own, typeof aboutForm>(aboutForm, async (given, ctx) => {
  if (new Set(given.categories).size < MIN_SECONDARY_TAGS)
    throw new Problem('invalid', [
      { pointer: '/categories', code: 'few_secondary_tags', params: { least: MIN_SECONDARY_TAGS } },
    ]);
  await ctx.app.update(creators, { id: creatorIdOf(ctx.actor), ...given }, ctx);
  return saved;
});

const pricesForm = z.object({ prices: creator.shape.prices.default([]) });

export const savePrices = formHandler<Own, typeof pricesForm>(pricesForm, async (given, ctx) => {
  await ctx.app.update(creators, { id: creatorIdOf(ctx.actor), ...given }, ctx);
  return saved;
});

const version = z.int().positive();
const personForm = z.object({
  version,
  name: user.shape.name,
  phone: phone.nullable().default(null),
  whatsapp: phone.nullable().default(null),
  agentEmail: user.shape.agentEmail.default(null),
});

export const savePerson = formHandler<Own, typeof personForm>(personForm, async (given, ctx) => {
  await ctx.app.update(users, { id: ctx.user.id, ...given }, ctx);
  return nextAfterSaving(ctx);
});

const addressForm = z.object({
  version,
  address: address.extend({
    cep,
    state: state.min(1, 'required'),
    complement: address.shape.complement.default(''),
  }),
});

export const saveAddress = formHandler<Own, typeof addressForm>(addressForm, async (given, ctx) => {
  await ctx.app.update(users, { id: ctx.user.id, ...given }, ctx);
  return saved;
});
