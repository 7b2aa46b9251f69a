import type { SellingGap } from '#features/checkout/rules/selling-gaps.ts'
import type { DemoPerson } from './cli/demo/demo-person.ts'
import { gapLine } from './cli/selling-words.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import type { Ending } from './platform/note-running.ts'
import type { RunningShop } from './start.ts'

interface Greeted {
  /** Since the process began. */
  seconds: number
  /** They may sign in to try the shop out. */
  people: DemoPerson[]
  /** What is missing before anybody may order. */
  gaps: SellingGap[]
  /** Where a shop that nobody has begun is set up; null for any other. */
  firstRun: string | null
}

/** What the terminal shows when the shop is open. */
export function greeting({ url, house, before }: RunningShop, { seconds, people, gaps, firstRun }: Greeted): string {
  const { database, config } = house
  return `
  Witryna otwarta: ${url}   (po ${seconds.toFixed(1).replace('.', ',')} s)

  dane      ${config.databaseUrl ? `PostgreSQL z DATABASE_URL, pliki w ${config.dataFolder}` : config.dataFolder}
  silnik    ${database.engine} ${database.version}
${interruption(before, database.engine)}${firstRun === null ? incomplete(gaps) : `  załóż go  ${firstRun}   (albo: npm run shop -- new)\n`}${people.map(signInLine).join('')}  terminal  npm run shop -- --help
  koniec    Ctrl-C
`
}

/** Nothing for a shop that may take orders. */
function incomplete(gaps: SellingGap[]): string {
  return gaps.length > 0 ? `  uwaga     ${gapLine(gaps)}\n` : ''
}

function signInLine({ login, password, kind }: DemoPerson): string {
  return `  klient    ${login} / ${password}${kind === 'business' ? '   (firma)' : ''}\n`
}

/** Nothing when the shop was closed as it should be. */
function interruption(before: Ending, engine: OpenDatabase['engine']): string {
  if (before === 'stopped') return ''
  if (before === 'power-cut' && engine === 'PGlite')
    return `  uwaga     Ostatnio komputer zgasł przy otwartej Witrynie. Silnik wbudowany nie wymusza zapisu na dysk:
            sprawdź ostatnie zamówienia (orders list), a gdy ich brakuje, przywróć kopię (restore).
`
  return '  uwaga     Ostatnio Witryna została przerwana. Baza podniosła się sama: potwierdzone zamówienia są na miejscu.\n'
}
