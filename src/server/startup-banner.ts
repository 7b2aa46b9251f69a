import type { SellingGap } from '#features/checkout/rules/selling-gaps.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { PreviousExit } from '#platform/process-liveness.ts'
import type { DemoPerson } from '../cli/demo/read-demo.ts'
import { sellingGapsLine } from '../cli/format.ts'
import type { RunningShop } from './bootstrap.ts'
import { isWorker } from './worker.ts'

interface BannerFacts {
  /** Since the process started. */
  seconds: number
  /** Demo clients who may sign in. */
  people: DemoPerson[]
  /** What is missing before the shop can take orders. */
  gaps: SellingGap[]
  /** The set-up address of a new shop; null for any other. */
  firstRun: string | null
}

/** Returns what the terminal shows when the shop has started. */
export function startupBanner(
  { url, appContext, previousExit: before }: RunningShop,
  { seconds, people, gaps, firstRun }: BannerFacts,
): string {
  const { database, config } = appContext
  return `
  Witryna otwarta: ${url}   (po ${seconds.toFixed(1).replace('.', ',')} s)

  dane      ${config.databaseUrl ? `PostgreSQL z DATABASE_URL, pliki w ${config.dataFolder}` : config.dataFolder}
  silnik    ${database.engine} ${database.version}
${isWorker() ? `  procesy   ${config.workers}\n` : ''}${crashNotice(before, database.engine)}${firstRun === null ? gapNotice(gaps) : `  załóż go  ${firstRun}   (albo: npm run shop -- new)\n`}${people.map(signInLine).join('')}  terminal  npm run shop -- --help
  koniec    Ctrl-C
`
}

/** Empty for a shop that can take orders. */
function gapNotice(gaps: SellingGap[]): string {
  return gaps.length > 0 ? `  uwaga     ${sellingGapsLine(gaps)}\n` : ''
}

function signInLine({ login, password, kind }: DemoPerson): string {
  return `  klient    ${login} / ${password}${kind === 'business' ? '   (firma)' : ''}\n`
}

/** Empty when the shop was stopped cleanly. */
function crashNotice(before: PreviousExit, engine: OpenDatabase['engine']): string {
  if (before === 'stopped') return ''
  if (before === 'power-cut' && engine === 'PGlite')
    return `  uwaga     Ostatnio komputer zgasł przy otwartej Witrynie. Silnik wbudowany nie wymusza zapisu na dysk:
            sprawdź ostatnie zamówienia (orders list), a gdy ich brakuje, przywróć kopię (restore).
`
  return '  uwaga     Ostatnio Witryna została przerwana. Baza podniosła się sama: potwierdzone zamówienia są na miejscu.\n'
}
