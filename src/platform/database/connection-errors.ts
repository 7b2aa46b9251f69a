/** The database was unreachable or did not respond in time. The statement may or may not have been executed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause })
  }
}

/**
 * SQLSTATE of transient or operational errors: connections lost (08) or refused (57P), no disk, memory or connection left (53),
 * unreadable files (58), timeouts (57014), locks not available (55P03), transaction conflicts (40), a standby in place of the
 * primary (25006), a transaction idle for too long (25P03).
 */
const transientCodes = /^(?:08|40|53|57P|58|25006$|25P03$|55P03$|57014$)/
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])

/** Returns whether the same request may succeed later: the shop then responds "unavailable" and not "error". */
export function isUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if (thrown instanceof DatabaseUnavailable) return true
  const { code } = thrown as { code?: unknown }
  if (typeof code === 'string' && (fullDisk.has(code) || (code.length === 5 && transientCodes.test(code)))) return true
  return isUnavailable(thrown.cause)
}

/** SQLSTATE classes: invalid values, violated constraints, exceeded limits. */
const dataErrorClasses = ['22', '23', '54']

/**
 * Returns whether the data caused the error (a value that the database refuses, or a bug), so that a retry would fail again.
 */
export function isDataError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null
  return code === null || (/^[0-9A-Z]{5}$/.test(code) && dataErrorClasses.includes(code.slice(0, 2)))
}
