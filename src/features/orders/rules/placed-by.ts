/**
 * Who places an order, to find it again when its form is sent once more: the visit, which stays the same when its visitor signs in, else
 * the client. '' for a stranger, who has no basket and so no order.
 */
export function placedBy({ visitId, customerId }: { visitId: number | null; customerId: number | null }): string {
  if (visitId !== null) return `visit ${visitId}`
  return customerId === null ? '' : `client ${customerId}`
}
