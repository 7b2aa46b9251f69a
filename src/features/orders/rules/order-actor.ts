/** Who changes an order. A partner is a payment gateway or a courier; a job is the shop itself, on schedule. */
export const orderActors = ['client', 'guest', 'staff', 'job', 'partner'] as const

export type OrderActor = (typeof orderActors)[number]
