/** disable: cannot be bought; order: made or brought when ordered. */
export type Availability = 'enable' | 'disable' | 'order'
