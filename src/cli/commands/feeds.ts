import { Argument, type Command } from 'commander'
import { feedSources } from '#features/feeds/reads/feed-sources.ts'
import { addressesSetting, everyMinutesSetting } from '#features/feeds/settings.ts'
import { closeFeed, openFeed } from '#features/product-feeds/actions/open-feed.ts'
import { refreshFeeds } from '#features/product-feeds/actions/refresh-feeds.ts'
import { feedState, openFeeds, refusedProducts } from '#features/product-feeds/reads/feed-entries.ts'
import { type FeedName, feedFiles, feedNames } from '#features/product-feeds/rules/feed-names.ts'
import { feedReason } from '#features/product-feeds/texts.ts'
import { logSecurityEvent } from '#platform/security/security-event.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { openShop } from '../open-shop.ts'
import { polishTime } from '../order-words.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'

/** feeds list | show | open | renew | close | refused */
export function addFeeds(program: Command, terminal: Terminal): void {
  const feeds = program.command('feeds').description('Pliki z towarami: skąd przychodzą i dokąd idą')
  feeds
    .command('list')
    .description('adresy, z których towary wczytują się same, i co było za ostatnim razem')
    .action(() => list(terminal))
  feeds
    .command('show')
    .description('adresy, spod których Ceneo, Google i Meta biorą towary sklepu, i ile ich tam jest')
    .action(() => show(terminal))
  const one = (name: string, description: string) =>
    feeds
      .command(name)
      .description(description)
      .addArgument(new Argument('<dokąd>', 'ceneo | google | meta').choices(feedNames))
  one('open', 'włącza: od razu spisuje towary i podaje adres z kluczem').action((name: FeedName) =>
    open(terminal, name, false),
  )
  one('renew', 'zmienia klucz w adresie; pod dawnym nie ma już nic').action((name: FeedName) =>
    open(terminal, name, true),
  )
  one('close', 'wyłącza: pod adresem nie ma już nic').action((name: FeedName) => close(terminal, name))
  one('refused', 'towary, których nie ma w pliku, i dlaczego').action((name: FeedName) => refused(terminal, name))
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

async function show(terminal: Terminal): Promise<void> {
  const shop = await openShop(terminal)
  const open = await openFeeds(shop)
  if (open.length === 0) return print(terminal, `Żaden nie jest włączony: feeds open ${feedNames.join(' | ')}`)
  for (const { name, token } of open) {
    const { written, refused, changedAt } = await feedState(shop, name)
    const changed = changedAt ? `, ostatnia zmiana ${polishTime(changedAt)}` : ''
    const why = refused > 0 ? ` (feeds refused ${name})` : ''
    await print(terminal, addressWords(shop, name, token))
    await print(terminal, `    towarów: ${written}, odrzuconych w całości lub części: ${refused}${why}${changed}`)
  }
}

async function open(terminal: Terminal, name: FeedName, renew: boolean): Promise<void> {
  const shop = await openShop(terminal)
  const token = await openFeed(shop, name, renew)
  logSecurityEvent('authz_admin', { action: 'feed', key: name })
  const house = await terminal.house()
  await refreshFeeds(() => house.publicShop(shop.publicUrl), terminal.signal)
  const { written, refused } = await feedState(shop, name)
  await print(terminal, addressWords(shop, name, token))
  await print(terminal, `    towarów: ${written}, odrzuconych w całości lub części: ${refused}`)
  if (!terminal.config.publicUrl)
    await print(terminal, '    Ten adres zna tylko ten komputer: ustaw PUBLIC_URL i uruchom sklep ponownie.')
}

async function close(terminal: Terminal, name: FeedName): Promise<void> {
  const wasOpen = await closeFeed(await openShop(terminal), name)
  logSecurityEvent('authz_admin', { action: 'feed', key: name })
  await print(terminal, `${name}: ${wasOpen ? 'wyłączony' : 'nie był włączony'}`)
}

async function refused(terminal: Terminal, name: FeedName): Promise<void> {
  const shop = await openShop(terminal)
  if (!(await openFeeds(shop)).some((feed) => feed.name === name))
    throw new CommandRefused(`${name} nie jest włączony: feeds open ${name}`)
  for (const { id, name: product, refusals } of await refusedProducts(shop, name))
    for (const { size, key, values } of refusals) {
      const text = feedReason(key)
      const reason = text ? say(text, values, shop.words) : key
      await print(terminal, `${id} ${product}${size === null ? '' : `, rozmiar ${size}`}: ${reason}`)
    }
}

function addressWords({ publicUrl }: PublicShop, name: FeedName, token: string): string {
  return `${name.padEnd(6)}  ${serverUrls.absolute(publicUrl, serverUrls.productFeed(token, feedFiles[name]))}`
}
