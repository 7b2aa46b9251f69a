import { Argument, type Command } from 'commander'
import { listFeedSources } from '#features/feeds/queries.ts'
import { feedAddressesSetting, importIntervalSetting } from '#features/feeds/settings.ts'
import { disableFeed, enableFeed, refreshFeeds } from '#features/product-feeds/actions.ts'
import { getEnabledFeeds, getFeedState, getRefusedProducts } from '#features/product-feeds/queries.ts'
import { type FeedName, feedFiles, feedNames } from '#features/product-feeds/rules/feed-product.ts'
import { findRefusalText } from '#features/product-feeds/texts.ts'
import { logSecurityEvent } from '#platform/security-log.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { formatPolishTime } from '../order-output.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

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
  const shop = await commandContext(terminal)
  const known = await listFeedSources(shop)
  const addresses = shop.settings.get(feedAddressesSetting)
  if (addresses.length === 0)
    return printLine(terminal, 'Żadnych. Ustawienie: settings set feeds.addresses hurtownia=https://…')
  await printLine(terminal, `Co ${shop.settings.get(importIntervalSetting)} minut:`)
  for (const { source, address } of addresses) {
    const found = known.find((one) => one.source === source && one.address === address)
    const last = found?.importedAt ? `wczytane ${formatPolishTime(found.importedAt)}` : 'jeszcze nie wczytane'
    const problem = found?.problem ? `; ${formatPolishTime(found.triedAt)} nie udało się: ${found.problem}` : ''
    await printLine(terminal, `${source}  ${withoutQuery(address)}  ${last}${problem}`)
  }
}

/** The query string often contains a key. */
function withoutQuery(address: string): string {
  const queryStart = address.indexOf('?')
  return queryStart === -1 ? address : `${address.slice(0, queryStart)}?…`
}

async function show(terminal: Terminal): Promise<void> {
  const shop = await commandContext(terminal)
  const open = await getEnabledFeeds(shop)
  if (open.length === 0) return printLine(terminal, `Żaden nie jest włączony: feeds open ${feedNames.join(' | ')}`)
  for (const { name, token } of open) {
    const { written, refused, changedAt } = await getFeedState(shop, name)
    const changed = changedAt ? `, ostatnia zmiana ${formatPolishTime(changedAt)}` : ''
    const why = refused > 0 ? ` (feeds refused ${name})` : ''
    await printLine(terminal, feedAddress(shop, name, token))
    await printLine(terminal, `    towarów: ${written}, odrzuconych w całości lub części: ${refused}${why}${changed}`)
  }
}

async function open(terminal: Terminal, name: FeedName, renew: boolean): Promise<void> {
  const shop = await commandContext(terminal)
  const token = await enableFeed(shop, name, renew)
  logSecurityEvent('authz_admin', { action: 'feed', key: name })
  const appContext = await terminal.appContext()
  await refreshFeeds(() => appContext.publicShop(shop.publicUrl), terminal.signal)
  const { written, refused } = await getFeedState(shop, name)
  await printLine(terminal, feedAddress(shop, name, token))
  await printLine(terminal, `    towarów: ${written}, odrzuconych w całości lub części: ${refused}`)
  if (!terminal.config.publicUrl)
    await printLine(terminal, '    Ten adres zna tylko ten komputer: ustaw PUBLIC_URL i uruchom sklep ponownie.')
}

async function close(terminal: Terminal, name: FeedName): Promise<void> {
  const wasOpen = await disableFeed(await commandContext(terminal), name)
  logSecurityEvent('authz_admin', { action: 'feed', key: name })
  await printLine(terminal, `${name}: ${wasOpen ? 'wyłączony' : 'nie był włączony'}`)
}

async function refused(terminal: Terminal, name: FeedName): Promise<void> {
  const shop = await commandContext(terminal)
  if (!(await getEnabledFeeds(shop)).some((feed) => feed.name === name))
    throw new CommandRefused(`${name} nie jest włączony: feeds open ${name}`)
  for (const { id, name: product, refusals } of await getRefusedProducts(shop, name))
    for (const { size, key, values } of refusals) {
      const text = findRefusalText(key)
      const reason = text ? translate(text, values, shop.textOverrides) : key
      await printLine(terminal, `${id} ${product}${size === null ? '' : `, rozmiar ${size}`}: ${reason}`)
    }
}

function feedAddress({ publicUrl }: PublicShop, name: FeedName, token: string): string {
  return `${name.padEnd(6)}  ${serverUrls.absolute(publicUrl, serverUrls.productFeed(token, feedFiles[name]))}`
}
