/** Classes of SQLSTATE: data that a column does not take, that breaks a rule of a table, or that is more than there is room for. */
const classes = ['22', '23', '54']

/** Whether it was for what was worked on that this was thrown: a value that the database refuses, or a bug that met it. The same again would fail again. */
export function isDataFault(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null
  return code === null || (/^[0-9A-Z]{5}$/.test(code) && classes.includes(code.slice(0, 2)))
}
