import type { Command } from 'commander'
import {
  type CustomerSummary,
  findCustomerSummary,
  getCustomerAddresses,
  listCustomers,
} from '#features/customers/queries.ts'
import { listOrders } from '#features/orders/queries/list-orders.ts'
import { erasePerson } from '#features/privacy/actions.ts'
import { personalDataJson } from '#features/privacy/views.ts'
import { writeAtomically } from '#platform/atomic-write.ts'
import { formatPolishTime } from '../order-output.ts'
import { parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, resolvePath, type Terminal } from '../terminal.ts'

/** clients list | show | export | erase */
export function addClients(program: Command, terminal: Terminal): void {
  const clients = program.command('clients').description('Klienci i ich dane (RODO)')
  clients
    .command('list')
    .description('klienci po numerach')
    .option('--text <tekst>', 'kawałek e-maila, nazwiska albo firmy')
    .option('--limit <ile>', 'ile najwyżej', '50')
    .action((options: { text?: string; limit: string }) => list(terminal, options))
  clients
    .command('show')
    .description('jeden klient z adresami i zamówieniami')
    .argument('<e-mail>')
    .action((email: string) => show(terminal, email))
  clients
    .command('export')
    .description('wszystko, co sklep wie o kimś z tym adresem, jako JSON (art. 15 i 20 RODO)')
    .argument('<e-mail>')
    .argument('<plik>', 'dokąd; - wypisuje na ekran')
    .action((email: string, file: string) => exportTo(terminal, email, file))
  clients
    .command('erase')
    .description(
      'usuwa klienta z kontem, adresami, koszykiem i listami; zamówienia zostają na czas z przepisów o podatkach',
    )
    .argument('<e-mail>')
    .option('--yes', 'na pewno: tego nie da się cofnąć', false)
    .action((email: string, { yes }: { yes: boolean }) => erase(terminal, email, yes))
}

async function list(terminal: Terminal, { text, limit }: { text?: string; limit: string }): Promise<void> {
  const found = await listCustomers(await commandContext(terminal), { text, limit: parseWholeNumber(limit, '--limit') })
  for (const client of found) await printLine(terminal, lineOf(client))
  if (found.length === 0) await printLine(terminal, 'Nie ma takich klientów.')
}

function lineOf({ id, email, name, company, hasAccount, points, createdAt }: CustomerSummary): string {
  const displayName = [name, company].filter(Boolean).join(', ')
  return `${id}  ${email}  ${displayName}  od ${formatPolishTime(createdAt)}${hasAccount ? '' : ', bez konta'}, pkt: ${points}`
}

async function show(terminal: Terminal, email: string): Promise<void> {
  const shop = await commandContext(terminal)
  const client = await findCustomerSummary(shop, email)
  if (!client)
    throw new CommandRefused(`Nie ma klienta ${email}. Kto kupił bez konta, jest w: orders list --client ${email}`)
  await printLine(terminal, lineOf(client))
  for (const { kind, firstName, lastName, street, streetNumber, postcode, city } of await getCustomerAddresses(
    shop,
    client.id,
  ))
    await printLine(terminal, `  ${kind}: ${firstName} ${lastName}, ${street} ${streetNumber}, ${postcode} ${city}`)
  for (const { number, placedAt, status } of await listOrders(shop, { customerId: client.id }))
    await printLine(terminal, `  zamówienie ${number} z ${formatPolishTime(placedAt)}, ${status}`)
}

async function exportTo(terminal: Terminal, email: string, file: string): Promise<void> {
  const known = await personalDataJson(await commandContext(terminal), email)
  if (known === null) throw new CommandRefused(`Sklep nie wie nic o ${email}.`)
  if (file === '-') return printLine(terminal, known)
  await writeAtomically(resolvePath(terminal, file), Buffer.from(`${known}\n`))
  await printLine(
    terminal,
    `Gotowe: ${resolvePath(terminal, file)}. W środku są dane osobowe: przekaż je tylko tej osobie.`,
  )
}

async function erase(terminal: Terminal, email: string, confirmed: boolean): Promise<void> {
  if (!confirmed)
    throw new CommandRefused(`Tego nie da się cofnąć. Najpierw: clients export ${email} …, potem dopisz --yes.`)
  const shop = await commandContext(terminal)
  const { client, newsletter, stockAlerts, questions, opinions } = await erasePerson(shop, email)
  const orders = (await listOrders(shop, { buyer: email })).length
  const erased = [
    client && 'konto i dane klienta',
    newsletter && 'newsletter',
    stockAlerts > 0 && 'powiadomienia',
    questions > 0 && 'pytania i wiadomości',
    opinions > 0 && 'opinie',
  ].filter(Boolean)
  if (erased.length === 0) throw new CommandRefused(`Sklep nie ma o ${email} nic, co można usunąć.`)
  await printLine(terminal, `Usunięte: ${erased.join(', ')}.`)
  if (orders > 0)
    await printLine(
      terminal,
      `Zamówienia (${orders}) zostają: przepisy każą je przechowywać do przedawnienia podatku i roszczeń.`,
    )
}
