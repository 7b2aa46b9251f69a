import type { Command } from 'commander'
import { setCustomerGroup } from '#features/customers/actions/customers.ts'
import { endPromotion, savePromotions } from '#features/promotions/actions/save-promotions.ts'
import { readPromotions } from '#features/promotions/checks.ts'
import { getActivePromotions, type ListedPromotion, listPromotions } from '#features/promotions/queries/promotions.ts'
import { promotionWords } from '#features/promotions/rules/promotion-words.ts'
import { type PublicShop, transaction } from '#shop'
import { describeJsonProblems } from '../format.ts'
import { CommandRefused, commandContext, printLine, readSmallFile, type Terminal } from '../terminal.ts'

/** promotions list | load | end | group */
export function addPromotions(program: Command, terminal: Terminal): void {
  const promotions = program.command('promotions').description('Promocje i kody rabatowe: co, komu i kiedy taniej')
  promotions
    .command('list')
    .description('wszystkie promocje, ich kody i ile razy ich użyto')
    .action(() => list(terminal))
  promotions
    .command('load')
    .description(
      'dodaje albo zmienia promocje i kody z pliku JSON (wzór: db/demo/promotions.json; kwoty w groszach); kod, którego promocja już nie wymienia, przestaje działać',
    )
    .argument('<plik>')
    .action((file: string) => load(terminal, file))
  promotions
    .command('end')
    .description('kończy promocję od zaraz, razem z jej kodami')
    .argument('<klucz>', 'jak nazywa się w pliku')
    .action((key: string) => end(terminal, key))
  promotions
    .command('group')
    .description('zalicza klienta do grupy, dla której są promocje; bez grupy: do żadnej')
    .argument('<e-mail>')
    .argument('[grupa]')
    .action((email: string, group = '') => assign(terminal, email, group))
}

const refusals = {
  missing: 'Nie ma w sklepie tego, co wymienia plik',
  taken: 'Ten kod jest już w innej promocji',
}

async function load(terminal: Terminal, file: string): Promise<void> {
  const read = readPromotions(await readSmallFile(terminal, file))
  if (!read.ok) throw new CommandRefused(describeJsonProblems(read.problem))
  const saved = await savePromotions(await commandContext(terminal), read.value)
  if (!saved.ok) throw new CommandRefused(`${refusals[saved.problem.reason]}: ${saved.problem.path}.`)
  await list(terminal)
}

async function list(terminal: Terminal): Promise<void> {
  const shop = await commandContext(terminal)
  const lines = await transaction(shop, async (shop) => {
    const descriptions = await descriptionsById(shop) // a transaction, so that no cached value is used
    return (await listPromotions(shop)).map((promotion) => lineOf(promotion, descriptions))
  })
  for (const line of lines) await printLine(terminal, line)
}

async function descriptionsById(shop: PublicShop): Promise<Map<number, string>> {
  const promotions = await getActivePromotions(shop)
  return new Map(
    promotions.map((promotion) => {
      const { gives, when } = promotionWords(promotion, shop)
      return [promotion.id, [gives, ...when].join('; ')]
    }),
  )
}

function lineOf({ id, key, name, inUse, codes }: ListedPromotion, descriptions: Map<number, string>): string {
  const uses = codes.map(({ code, uses, mostUses }) => `${code} (użyto: ${uses}${mostUses ? ` z ${mostUses}` : ''})`)
  const label = inUse ? (descriptions.get(id) ?? '') : 'zakończona'
  return `${key}: ${name} – ${label}${uses.length > 0 ? `; kody: ${uses.join(', ')}` : ''}`
}

async function end(terminal: Terminal, key: string): Promise<void> {
  if (!(await endPromotion(await commandContext(terminal), key)))
    throw new CommandRefused(`Nie ma trwającej promocji „${key}”.`)
  await printLine(terminal, `Promocja „${key}” jest zakończona.`)
}

async function assign(terminal: Terminal, email: string, group: string): Promise<void> {
  if (!(await setCustomerGroup(await commandContext(terminal), email, group)))
    throw new CommandRefused(`Nie ma klienta ${email}.`)
  await printLine(terminal, group ? `${email}: grupa „${group}”` : `${email}: bez grupy`)
}
