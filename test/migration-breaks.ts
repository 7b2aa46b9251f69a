/** What a migration must not do while the previous build still runs on the same database. */
export interface MigrationBreak {
  statement: string
  why: string
}

/** Patterns of statements about existing tables. Literals are emptied and spaces normalised before matching. */
const rules: [pattern: RegExp, why: string][] = [
  [
    /^drop (?:table|view|materialized view|function|procedure|type|domain|sequence|schema|trigger)\b/,
    'removes what it uses',
  ],
  [
    /^alter table .*\bdrop (?:column )?(?!column\b|constraint\b|not null\b|default\b|expression\b|identity\b)(?:if exists )?"?\w+/,
    'removes what it uses',
  ],
  [/^(?:drop index\b|alter table .*\bdrop constraint\b)/, 'it may name a key in "on conflict"'],
  [/^alter (?!index\b).*\brename\b/, 'knows the old name only'],
  [/^alter (?!index\b).*\bset schema\b/, 'looks for it in its old place'],
  [/^alter (?:table .*\balter (?:column )?"?\w+"? (?:set data )?type\b|domain\b)/, 'reads and writes the old type'],
  [/^alter table .*\bset not null\b/, 'may write nulls'],
  [/^alter table .*\bdrop default\b/, 'leaves the value to the default'],
  [
    /^alter table .*\badd (?:constraint "?\w+"? )?(?:check|unique|primary key|foreign key|exclude)\b/,
    'may write what the new rule refuses',
  ],
  [/^create unique index\b/, 'may write what the new rule refuses'],
  [/^truncate\b/, 'uses the rows'],
]

/** A required column that the previous build does not fill. */
const addedColumn =
  /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)"?\w+"? (?:[^,()]|\((?:[^()]|\([^()]*\))*\))*/g

const marker = /\bunused since (\d+\.\d+\.\d+)\b/

/**
 * Statements of new migrations that the previous build could not handle. One whose comment says `-- unused since 0.1.0` passes when that is
 * one of the releases: what it removes or forbids has not been used since then, so not by the previous build either.
 * @param scripts all migrations since the last release: tables that they create are not in use yet
 */
export function findMigrationBreaks(scripts: string[], releases: string[]): MigrationBreak[] {
  const statements = scripts.flatMap(statementsOf)
  const made = new Set(statements.flatMap(({ sql }) => /^create table (?:if not exists )?"?(\w+)/.exec(sql)?.[1] ?? []))
  return statements
    .filter(({ sql, comments }) => !made.has(tableOf(sql)) && !releases.includes(marker.exec(comments)?.[1] ?? ''))
    .flatMap(({ sql }) => breakReasons(sql).map((why) => ({ statement: sql, why: `the build before ${why}` })))
}

function breakReasons(sql: string): string[] {
  const [, why] = rules.find(([pattern]) => pattern.test(sql)) ?? []
  if (why) return [why]
  const added = /^alter table\b/.test(sql) ? (sql.match(addedColumn) ?? []) : []
  return added.some(isRequired) ? ['does not fill the new column'] : []
}

function isRequired(column: string): boolean {
  return /\b(?:not null|primary key)\b/.test(column) && !/\b(?:default|generated|(?:big)?serial)\b/.test(column)
}

function tableOf(sql: string): string {
  const named =
    /^(?:alter table|drop table|truncate(?: table)?|create unique index .*?\bon) (?:if exists |only )*"?(\w+)/.exec(sql)
  return named?.[1] ?? ''
}

/** Each with its comments, in lower case; text in quotes, or between the dollars of a function, is skipped. */
function statementsOf(script: string): { sql: string; comments: string }[] {
  const found = [{ sql: '', comments: '' }]
  for (const [part] of script.matchAll(/--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|(\$\w*\$).*?\1|;|[^-/'$;]+|./gs)) {
    const last = found.at(-1) as { sql: string; comments: string }
    if (part === ';') found.push({ sql: '', comments: '' })
    else if (part.startsWith('--') || part.startsWith('/*')) last.comments += `${part}\n`
    else if (part.startsWith('$') && /^\s*do\b/i.test(last.sql)) found.push(...bodyOf(part, last.comments))
    else last.sql += /^(?:'|\$.)/.test(part) ? "''" : part
  }
  return found
    .map(({ sql, comments }) => ({ sql: sql.replace(/\s+/g, ' ').trim().toLowerCase(), comments }))
    .filter(({ sql }) => sql !== '')
}

/** The statements of a `do` block; its comments apply to all of them. */
function bodyOf(block: string, comments: string) {
  const body = block.replace(/^\$\w*\$|\$\w*\$$/g, '').replace(/\b(?:begin|then|else|loop)\b/gi, ';')
  return [...statementsOf(body).map((of) => ({ ...of, comments: comments + of.comments })), { sql: '', comments: '' }]
}
