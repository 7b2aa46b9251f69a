/**
 * What must hold for a promotion. Amounts are gross minor units of the base currency, quantities decimal texts ('2', '0.5'), times ISO 8601.
 * One file per kind says in its comment when to use it.
 */
export type Condition = { kind: 'value'; from: number }
