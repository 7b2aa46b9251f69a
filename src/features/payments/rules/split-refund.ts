/** A payment at a gateway, and how much of it is left to be given back, in minor units. */
export interface RefundablePayment {
  attemptId: number
  left: number
}

/** Which part of an amount each payment gives back, those first that come first; null when they have less than that. */
export function splitRefund(
  payments: RefundablePayment[],
  amount: number,
): { attemptId: number; amount: number }[] | null {
  let open = amount
  const parts = payments.flatMap(({ attemptId, left }) => {
    const part = Math.min(left, open)
    open -= part
    return part > 0 ? [{ attemptId, amount: part }] : []
  })
  return open === 0 && amount > 0 ? parts : null
}
