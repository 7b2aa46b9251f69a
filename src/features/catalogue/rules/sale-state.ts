/** enable: sold from stock; disable: not sold; order: made or brought when it is ordered. */
export type Availability = 'enable' | 'disable' | 'order'
