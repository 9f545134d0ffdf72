import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const PortfolioProject = defineEntity({
  name: 'PortfolioProject',
  tableName: 'portfolio_projects',
  properties: {
    ...stamps(),
    creatorId: p.integer(),
    title: p.text(),
    description: p.text(),
    images: p.array(),
    link: p.text().nullable(),
    place: p.integer(),
  },
});
