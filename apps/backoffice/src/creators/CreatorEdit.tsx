import { ResourceEdit } from '../kit/ResourceEdit';

const fields = ['name', 'bio', 'mainSkill', 'city', 'state', 'available', 'priceCents'] as const;

export function CreatorEdit() {
  return <ResourceEdit resource="creators" fields={fields} />;
}
