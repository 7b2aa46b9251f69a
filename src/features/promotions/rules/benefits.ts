/** What a promotion gives. Amounts are gross minor units of the base currency. One file per kind. */
export type Benefit = { kind: 'percent'; percent: string }
