import type { DemoPerson } from './cli/demo/demo-person.ts'
import type { RunningShop } from './start.ts'

/** What the terminal shows when the shop is open. `seconds` it took; `people` may sign in to try it out. */
export function greeting({ url, house }: RunningShop, seconds: number, people: DemoPerson[]): string {
  const { database, config } = house
  return `
  Witryna otwarta: ${url}   (po ${seconds.toFixed(1).replace('.', ',')} s)

  dane      ${config.databaseUrl ? `PostgreSQL z DATABASE_URL, pliki w ${config.dataFolder}` : config.dataFolder}
  silnik    ${database.engine} ${database.version}
${people.map(signInLine).join('')}  terminal  npm run shop -- --help
  koniec    Ctrl-C
`
}

function signInLine({ login, password, kind }: DemoPerson): string {
  return `  klient    ${login} / ${password}${kind === 'business' ? '   (firma)' : ''}\n`
}
