import type { Command } from 'commander'
import { feedSources } from '#features/feeds/reads/feed-sources.ts'
import { addressesSetting, everyMinutesSetting } from '#features/feeds/settings.ts'
import { openShop } from '../open-shop.ts'
import { polishTime } from '../order-words.ts'
import { print, type Terminal } from '../terminal.ts'

/** feeds list */
export function addFeeds(program: Command, terminal: Terminal): void {
  const feeds = program.command('feeds').description('Pliki z towarami: skąd przychodzą i dokąd idą')
  feeds
    .command('list')
    .description('adresy, z których towary wczytują się same, i co było za ostatnim razem')
    .action(() => list(terminal))
}

async function list(terminal: Terminal): Promise<void> {
  const shop = await openShop(terminal)
  const known = await feedSources(shop)
  const addresses = shop.settings.get(addressesSetting)
  if (addresses.length === 0)
    return print(terminal, 'Żadnych. Ustawienie: settings set feeds.addresses hurtownia=https://…')
  await print(terminal, `Co ${shop.settings.get(everyMinutesSetting)} minut:`)
  for (const { source, address } of addresses) {
    const found = known.find((one) => one.source === source && one.address === address)
    const last = found?.importedAt ? `wczytane ${polishTime(found.importedAt)}` : 'jeszcze nie wczytane'
    const problem = found?.problem ? `; ${polishTime(found.triedAt)} nie udało się: ${found.problem}` : ''
    await print(terminal, `${source}  ${withoutQuery(address)}  ${last}${problem}`)
  }
}

/** What is behind the question mark is often a key. */
function withoutQuery(address: string): string {
  const place = address.indexOf('?')
  return place === -1 ? address : `${address.slice(0, place)}?…`
}
