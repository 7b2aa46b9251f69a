/** The database could not be asked, or did not answer in time. What it was asked may or may not have been done. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause })
  }
}

/**
 * SQLSTATE of what passes by itself or is put right by the operator: connections lost (08) or refused (57P), no disk, memory or
 * connection left (53), files that cannot be read (58), too long (57014), locks not gained (55P03), transactions in each
 * other's way (40), a standby in place of the primary (25006), a transaction that sat idle (25P03).
 */
const transientCodes = /^(?:08|40|53|57P|58|25006$|25P03$|55P03$|57014$)/
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])

/** Whether the same request may well succeed a little later: the shop then says so, and not that it is broken. */
export function isUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if (thrown instanceof DatabaseUnavailable) return true
  const { code } = thrown as { code?: unknown }
  if (typeof code === 'string' && (fullDisk.has(code) || (code.length === 5 && transientCodes.test(code)))) return true
  return isUnavailable(thrown.cause)
}

/** Classes of SQLSTATE: data that a column does not take, that breaks a rule of a table, or that is more than there is room for. */
const dataErrorClasses = ['22', '23', '54']

/** Whether it was for what was worked on that this was thrown: a value that the database refuses, or a bug that met it. The same again would fail again. */
export function isDataError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null
  return code === null || (/^[0-9A-Z]{5}$/.test(code) && dataErrorClasses.includes(code.slice(0, 2)))
}
