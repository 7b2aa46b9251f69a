import type { RunningShop } from './start.ts'

/** What the terminal shows when the shop is open. `seconds` it took. */
export function greeting({ url, house }: RunningShop, seconds: number): string {
  const { database, config } = house
  return `
  Witryna otwarta: ${url}   (po ${seconds.toFixed(1).replace('.', ',')} s)

  dane      ${config.databaseUrl ? `PostgreSQL z DATABASE_URL, pliki w ${config.dataFolder}` : config.dataFolder}
  silnik    ${database.engine} ${database.version}
  terminal  npm run shop -- --help
  koniec    Ctrl-C
`
}
