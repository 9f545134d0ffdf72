/** The issuer of declarations. */
export interface DpsIssuer {
  /** IBGE code of the municipality, 7 digits. */
  readonly municipality: string;
  readonly taxId: string;
  readonly series: string;
}

/**
 * Returns the id of a declaration of services (DPS): `DPS`, municipality (7 digits), kind of registration
 * (1), registration (14), series (5), number (15).
 */
export const dpsId = ({ municipality, taxId, series }: DpsIssuer, number: number): string =>
  [
    `DPS${municipality}`,
    taxId.length === 11 ? '1' : '2',
    taxId.padStart(14, '0'),
    series.padStart(5, '0'),
    String(number).padStart(15, '0'),
  ].join('');

const namespace = 'http://www.sped.fazenda.gov.br/nfse';
/** Version of the schema, in force since 2026 (nfse-esquemas_xsd-v1-01). */
const schema = '1.01';

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');

type Node = readonly [name: string, content: string | readonly Node[]];
const written = (nodes: readonly Node[]): string =>
  nodes
    .map(
      ([name, content]) =>
        `<${name}>${typeof content === 'string' ? escaped(content) : written(content)}</${name}>`,
    )
    .join('');

/** Formats a time as the schema requires: with seconds and the UTC offset of Brasília. */
const clock = (instant: string) =>
  `${new Date(Date.parse(instant) - 3 * 3_600_000).toISOString().slice(0, 19)}-03:00`;

const registered = (taxId: string): Node => [taxId.length === 11 ? 'CPF' : 'CNPJ', taxId];

export interface DpsContent extends DpsIssuer {
  readonly id: string;
  readonly number: number;
  /** Name or version of the issuing software (`verAplic`), 1 to 20 characters. */
  readonly software: string;
  readonly production: boolean;
  readonly issuedAt: string;
  readonly earnedOn: string;
  readonly amountCents: number;
  readonly taker: { readonly taxId: string; readonly name: string };
  /** National code of the service, 6 digits. */
  readonly service: string;
  readonly description: string;
  /** NBS code of the service, 9 digits. */
  readonly nbs: string;
  readonly regime: DpsRegime;
}

/**
 * Tax regime of the issuer. `taxes` is the share of taxes in the price, in percent (Lei 12.741). The
 * authority rejects a declaration without this share, with E0712 for issuers in the Simples Nacional and with
 * E0713 for all others.
 */
export type DpsRegime =
  | { readonly simples: true; readonly taxes: number }
  | {
      readonly simples: false;
      readonly taxes: { readonly federal: number; readonly state: number; readonly municipal: number };
      /** Operation code (`cIndOp`), 6 digits. */
      readonly operation: string;
      /** Tax class (`cClassTrib`), 6 digits, of which the first three are the CST. */
      readonly taxClass: string;
    };

const percent = (value: number) => value.toFixed(2);

/**
 * Returns the elements for the taxes IBS and CBS; no elements for an issuer in the Simples Nacional, to which
 * these taxes do not apply. The elements state that the taker is the recipient of the service.
 */
const reform = (regime: DpsRegime): Node[] =>
  regime.simples
    ? []
    : [
        [
          'IBSCBS',
          [
            ['finNFSe', '0'],
            ['indFinal', '0'],
            ['cIndOp', regime.operation],
            ['indDest', '0'],
            [
              'valores',
              [
                [
                  'trib',
                  [
                    [
                      'gIBSCBS',
                      [
                        ['CST', regime.taxClass.slice(0, 3)],
                        ['cClassTrib', regime.taxClass],
                      ],
                    ],
                  ],
                ],
              ],
            ],
          ],
        ],
      ];

const shareOfTaxes = (regime: DpsRegime): Node =>
  regime.simples
    ? ['pTotTribSN', percent(regime.taxes)]
    : [
        'pTotTrib',
        [
          ['pTotTribFed', percent(regime.taxes.federal)],
          ['pTotTribEst', percent(regime.taxes.state)],
          ['pTotTribMun', percent(regime.taxes.municipal)],
        ],
      ];

/**
 * Returns the unsigned declaration in the national layout. The tags are in the order that the schema
 * requires.
 */
export function dpsXml(dps: DpsContent): string {
  const info = written([
    ['tpAmb', dps.production ? '1' : '2'],
    ['dhEmi', clock(dps.issuedAt)],
    ['verAplic', dps.software],
    ['serie', dps.series],
    ['nDPS', String(dps.number)],
    ['dCompet', dps.earnedOn],
    ['tpEmit', '1'],
    ['cLocEmi', dps.municipality],
    [
      'prest',
      [
        registered(dps.taxId),
        [
          'regTrib',
          [
            ['opSimpNac', dps.regime.simples ? '3' : '1'],
            ...(dps.regime.simples ? ([['regApTribSN', '1']] as const) : []),
            ['regEspTrib', '0'],
          ],
        ],
      ],
    ],
    ['toma', [registered(dps.taker.taxId), ['xNome', dps.taker.name]]],
    [
      'serv',
      [
        ['locPrest', [['cLocPrestacao', dps.municipality]]],
        [
          'cServ',
          [
            ['cTribNac', dps.service],
            ['xDescServ', dps.description],
            ['cNBS', dps.nbs],
          ],
        ],
      ],
    ],
    [
      'valores',
      [
        ['vServPrest', [['vServ', (dps.amountCents / 100).toFixed(2)]]],
        [
          'trib',
          [
            [
              'tribMun',
              [
                ['tribISSQN', '1'],
                ['tpRetISSQN', '1'],
              ],
            ],
            ['totTrib', [shareOfTaxes(dps.regime)]],
          ],
        ],
      ],
    ],
    ...reform(dps.regime),
  ]);
  return `<DPS xmlns="${namespace}" versao="${schema}"><infDPS Id="${dps.id}">${info}</infDPS></DPS>`;
}

/** Returns the unsigned event with which the issuer cancels an invoice. */
export function cancellationXml(asked: {
  readonly software: string;
  readonly production: boolean;
  readonly at: string;
  readonly taxId: string;
  readonly key: string;
  readonly reason: string;
}): string {
  const info = written([
    ['tpAmb', asked.production ? '1' : '2'],
    ['verAplic', asked.software],
    ['dhEvento', clock(asked.at)],
    [`${registered(asked.taxId)[0]}Autor`, asked.taxId],
    ['chNFSe', asked.key],
    [
      'e101101',
      [
        ['xDesc', 'Cancelamento de NFS-e'],
        ['cMotivo', '9'],
        ['xMotivo', asked.reason],
      ],
    ],
  ]);
  return `<pedRegEvento xmlns="${namespace}" versao="${schema}"><infPedReg Id="PRE${asked.key}101101">${info}</infPedReg></pedRegEvento>`;
}
