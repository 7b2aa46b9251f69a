import type { DemoPerson } from './cli/demo/demo-person.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import type { Ending } from './platform/note-running.ts'
import type { RunningShop } from './start.ts'

/** What the terminal shows when the shop is open. `seconds` it took; `people` may sign in to try it out. */
export function greeting({ url, house, before }: RunningShop, seconds: number, people: DemoPerson[]): string {
  const { database, config } = house
  return `
  Witryna otwarta: ${url}   (po ${seconds.toFixed(1).replace('.', ',')} s)

  dane      ${config.databaseUrl ? `PostgreSQL z DATABASE_URL, pliki w ${config.dataFolder}` : config.dataFolder}
  silnik    ${database.engine} ${database.version}
${interruption(before, database.engine)}${people.map(signInLine).join('')}  terminal  npm run shop -- --help
  koniec    Ctrl-C
`
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
