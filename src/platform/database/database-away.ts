/** The database could not be asked, or did not answer in time. What it was asked may or may not have been done. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause })
  }
}

/**
 * SQLSTATE of what passes by itself or is put right by the operator: connections lost (08) or refused (57P), no disk, memory or
 * connection left (53), files that cannot be read (58), too long (57014), locks not gained (55P03), transactions in each
 * other's way (40), a standby in place of the primary (25006), a transaction that sat idle (25P03).
 */
const passing = /^(?:08|40|53|57P|58|25006$|25P03$|55P03$|57014$)/
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])

/** Whether the same request may well succeed a little later: the shop then says so, and not that it is broken. */
export function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if (thrown instanceof DatabaseAway) return true
  const { code } = thrown as { code?: unknown }
  if (typeof code === 'string' && (fullDisk.has(code) || (code.length === 5 && passing.test(code)))) return true
  return isAway(thrown.cause)
}
