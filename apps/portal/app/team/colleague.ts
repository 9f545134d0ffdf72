export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly companyRole: 'owner' | 'member';
  readonly createdAt: string;
  readonly suspended: boolean;
  /** The only owner, who has to stay one. */
  readonly last: boolean;
}
